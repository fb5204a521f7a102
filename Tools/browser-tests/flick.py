"""Flicks the 4,000 emoji of the live gallery, and measures how many pictures a second the page shows.

    LIVE=PROGRAM flick.py [PICTURE.svg]     prints the rate, and draws how long each picture took to come
"""

import pathlib
import sys

SIZE = (720, 220)
LEFT, TOP, BOTTOM = 46, 34, 188
SCALE = 100  # The time between two pictures that reaches the top, in milliseconds.

# A finger goes up by 480 points within 8 pictures of the browser's, lifts, and the list rolls on; three times.
SCRIPT = """
const done = arguments[arguments.length - 1];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
(async () => {
  live.frameTimes.length = 0;
  for (let flick = 0; flick < 3; flick += 1) {
    const touch = (phase, y) => live.send({ type: "touch", phase, x: 200, y });
    live.finger = "flick";
    touch("down", 700);
    for (let y = 640; y >= 220; y -= 60) {
      await frame();
      touch("move", y);
    }
    await frame();
    live.finger = null;
    touch("up", 220);
    await pause(2000);
  }
  done(live.frameTimes);
})();
"""


def measure(page):
    """Flicks the list that is on the page, and returns when pictures of it came, in milliseconds from the first."""
    page.driver.set_script_timeout(60)
    times = page.driver.execute_async_script(SCRIPT)
    return [time - times[0] for time in times]


def gaps(times):
    """How long each picture took to come; what comes after a pause belongs to something else."""
    return [(after, after - before) for before, after in zip(times, times[1:]) if after - before < 250]


def summary(times):
    taken = sorted(gap for _, gap in gaps(times))
    rate = 1000 * len(taken) / sum(taken)
    late = sum(gap > 20 + 16.7 for gap in taken)
    return (
        f"{len(taken)} pictures, {rate:.0f} a second; half of them within {taken[len(taken) // 2]:.0f} ms,"
        f" {late} more than one turn of the screen later than 20 ms"
    )


def plot(times, path):
    """Draws how long each picture took to come."""
    width, height = SIZE
    last = times[-1]
    x = lambda time: LEFT + (width - LEFT - 12) * time / last
    y = lambda gap: BOTTOM - (BOTTOM - TOP) * min(gap, SCALE) / SCALE
    lines = "".join(
        f'<line x1="{LEFT}" x2="{width - 12}" y1="{y(gap):.1f}" y2="{y(gap):.1f}" stroke="{color}"/>'
        f'<text x="{LEFT - 6}" y="{y(gap) + 4:.1f}" text-anchor="end">{gap} ms</text>'
        for gap, color in ((0, "#8888"), (20, "#1fa35a"), (50, "#8883"), (100, "#8883"))
    )
    ticks = "".join(
        f'<text x="{x(second * 1000):.1f}" y="{BOTTOM + 18}" text-anchor="middle">{second} s</text>'
        for second in range(int(last / 1000) + 1)
    )
    bars = "".join(
        f'<rect x="{x(time) - 1:.1f}" y="{y(gap):.1f}" width="1.6" height="{BOTTOM - y(gap):.1f}"/>'
        for time, gap in gaps(times)
    )
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="11" fill="#808088">\n'
        f'<text x="{LEFT}" y="18">Three flicks through 4,000 emoji: the time between two pictures; below the green line'
        " are 50 a second</text>\n"
        f'{lines}\n{ticks}\n<g fill="#5b5bf0">{bars}</g>\n</svg>\n'
    )


if __name__ == "__main__":
    from test_live import LiveTest

    LiveTest.setUpClass()
    try:
        page = LiveTest("test_a_flick_in_emoji_keeps_its_rate")
        page.open("Emoji")
        page.pause(1)
        found = measure(page)
    finally:
        LiveTest.tearDownClass()
    print(f"Three flicks in Emoji: {summary(found)}.")
    if len(sys.argv) > 1:
        plot(found, sys.argv[1])
