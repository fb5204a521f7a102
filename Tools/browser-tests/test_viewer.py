"""The page of a trace, as the user uses it."""

import json
import pathlib
import tempfile
import time

from browser import PageTest, TRACES
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


class ViewerTest(PageTest):
    def open(self, name="todo", step=1, **preferences):
        self.prefer(**preferences)
        self.driver.get("about:blank")
        self.driver.get(f"file://{TRACES}/{name}.html#step={step}")
        self.wait(lambda: self.js("return document.documentElement.dataset.ready") == "true", "the page is ready")

    def shown(self):
        """The texts on the screen, from top to bottom."""
        return self.js(
            """
            const screen = document.getElementById('screen').getBoundingClientRect();
            return [...document.querySelectorAll('#screen text')]
              .map((text) => [text.getBoundingClientRect(), text.textContent])
              .filter(([rect]) => rect.bottom > screen.top && rect.top < screen.bottom)
              .sort((a, b) => a[0].top - b[0].top).map(([, text]) => text)
            """
        )

    def settle(self):
        self.wait(lambda: self.js("return viewer.animations.length === 0"), "nothing moves any longer")

    def test_the_first_step_is_shown_with_its_caption_and_its_picture(self):
        self.open()
        self.assertEqual(self.text("#position"), "Step 1 of 9")
        self.assertEqual(self.text("#caption"), "Four things to do.")
        self.assertIn("Water the plants", self.shown())
        self.picture("viewer")

    def test_the_page_asks_the_network_for_nothing(self):
        self.requests()
        self.open()
        self.find("#play").click()
        self.pause(0.5)
        others = [url for url in self.requests() if not url.startswith(("file:", "about:", "data:", "chrome"))]
        self.assertEqual(others, [])

    def test_arrow_keys_home_and_end_walk_through_the_steps(self):
        self.open()
        self.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(self.text("#position"), "Step 3 of 9")
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.text("#position"), "Step 2 of 9")
        self.press(Keys.END)
        self.assertEqual(self.text("#position"), "Step 9 of 9")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.text("#position"), "Step 9 of 9")
        self.press(Keys.HOME)
        self.assertEqual(self.text("#position"), "Step 1 of 9")
        self.assertEqual(self.text("#announcer"), "Step 1 of 9: Four things to do.")

    def test_a_cell_that_moves_is_the_same_on_its_way(self):
        self.open(step=2)
        train = "Book the train to Lisbon"
        where = """
            return [...document.querySelectorAll('#screen text')]
              .filter((text) => text.textContent === arguments[0])
              .map((text) => text.getBoundingClientRect().top)
        """
        before = self.js(where, train)
        self.press("s")
        self.press(Keys.ARROW_RIGHT)
        seen = set()
        while self.js("return viewer.animations.length"):
            places = self.js(where, train)
            self.assertEqual(len(places), 1, "the cell is on the screen once")
            seen.add(round(places[0]))
            self.pause(0.1)
        self.settle()
        after = self.js(where, train)
        self.assertNotEqual(before, after)
        between = [place for place in seen if min(before + after) + 2 < place < max(before + after) - 2]
        self.assertTrue(between, f"from {before} to {after} it was seen at {sorted(seen)}")

    def test_the_steps_of_a_plan_are_one_movement(self):
        self.open(step=2)
        self.press(Keys.ARROW_RIGHT)
        times = self.js("return viewer.animations.map((a) => a.effect.getTiming()).map((t) => [t.delay, t.duration])")
        stages = self.all("#report .stages li")
        self.assertGreater(len(stages), 1, "the train enters a section that is new")
        self.assertEqual({tuple(time) for time in times}, {(0, 380)})
        self.settle()

    def test_playing_goes_on_to_the_end_and_can_be_paused(self):
        self.open(step=7)
        self.find("#play").click()
        self.assertEqual(self.find("#play").get_attribute("aria-label"), "Pause")
        self.wait(lambda: self.text("#position") == "Step 8 of 9", "it plays")
        self.press("p")
        self.assertEqual(self.find("#play").get_attribute("aria-label"), "Play")
        self.pause(1.5)
        self.assertEqual(self.text("#position"), "Step 8 of 9")
        self.find("#play").click()
        self.wait(lambda: self.text("#position") == "Step 9 of 9", "it goes on")
        self.wait(lambda: self.find("#play").get_attribute("aria-label") == "Play", "it ends")

    def test_nothing_moves_for_those_who_want_it_so(self):
        self.open(step=2, prefers_reduced_motion="reduce")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.js("return viewer.animations.length"), 0)

    def test_a_click_on_a_cell_shows_its_controller_and_what_it_was_told(self):
        self.open(step=2)
        for text in self.all("#screen text"):
            if text.text == "Book the train to Lisbon":
                self.js(
                    """
                    const rect = arguments[0].getBoundingClientRect();
                    document.elementFromPoint(rect.x + 4, rect.y + 4).click();
                    """,
                    text,
                )
                break
        self.assertEqual(self.find("#tab-controller").get_attribute("aria-selected"), "true")
        self.assertEqual(self.text("#controller .who .type"), "TodoController")
        self.assertIn("Book the train to Lisbon", self.text("#controller"))
        self.assertEqual(self.text("#controller dd.changed"), "false true")
        self.assertRegex(self.text("#controller"), r"frame\s.*\([\d.]+, [\d.]+\), [\d.]+ × [\d.]+")
        history = self.text("#controller .history")
        self.assertRegex(history, r"Step 1\s+didLoad.*configure for mount")
        self.assertRegex(history, r"Step 2\s+.*configure for state")
        self.assertRegex(history, r"Step 3\s+.*didMove")
        self.assertEqual(len(self.all("#overlay .selection")), 1)
        self.picture("controller")
        self.press(Keys.ESCAPE)
        self.assertEqual(len(self.all("#overlay .selection")), 0)

    def test_the_report_says_what_was_configured_and_why(self):
        self.open(step=2)
        configured = [line.text for line in self.all("#report .group li")]
        self.assertTrue(any("for state" in line for line in configured), configured)
        self.press(Keys.ARROW_RIGHT)
        report = self.text("#report")
        self.assertIn("1 moved", report)
        self.assertRegex(report, r"Todo/TodoViewController\.swift:\d+", "the line that asked for the update")
        self.assertRegex(report, r'from "open" to "done"|from .*open.* to .*done')

    def test_the_sections_show_which_items_have_controllers_on_screen(self):
        self.open()
        rows = self.all("#sections .row.mounted")
        self.assertEqual(len(rows), 5)
        rows[1].click()
        self.assertEqual(self.js("return document.querySelectorAll('#sections [aria-pressed=true]').length"), 1)
        self.assertEqual(len(self.all("#overlay .selection")), 1)

    def test_search_finds_a_controller_by_its_text_and_goes_to_it(self):
        self.open()
        self.press("/")
        field = self.find("#search")
        field.send_keys("suitcase")
        self.wait(lambda: len(self.all("#results .result")) > 0, "one is found")
        field.send_keys(Keys.ENTER)
        self.assertEqual(self.text("#position"), "Step 4 of 9")
        self.assertIn("Pack the suitcase", self.text("#controller"))
        field.clear()
        field.send_keys("nobody is called that")
        self.assertIn("No matches", self.text("#results"))

    def test_the_address_names_the_step_and_the_controller_and_back_steps_back(self):
        self.open(step=2)
        controller = self.js("return viewer.trace.places(1).keys().next().value")
        self.pause(0.3)
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.js("return location.hash"), "#step=3")
        self.pause(0.3)
        self.js("viewer.select(arguments[0])", controller)
        self.assertEqual(self.js("return location.hash"), f"#step=3&controller={controller}")
        self.driver.back()
        self.wait(lambda: self.js("return viewer.selected") is None, "Back selects what was selected before")
        self.assertEqual(self.text("#position"), "Step 3 of 9")
        self.driver.back()
        self.wait(lambda: self.text("#position") == "Step 2 of 9", "Back steps back")
        self.driver.forward()
        self.wait(lambda: self.text("#position") == "Step 3 of 9", "and Forward steps on")
        self.js(f"location.hash = '#step=5&controller={controller}'")
        self.wait(lambda: self.text("#position") == "Step 5 of 9", "the page follows its address")
        self.assertEqual(self.find("#tab-controller").get_attribute("aria-selected"), "true")

    def test_what_was_found_closes_with_escape_a_click_elsewhere_and_a_step(self):
        self.open()
        field = self.find("#search")
        results = self.find("#results")
        for close in (
            lambda: self.press(Keys.ARROW_DOWN, Keys.ESCAPE),
            lambda: self.find("#caption").click(),
            lambda: self.press(Keys.ESCAPE),
        ):
            field.clear()
            field.send_keys("Todo")
            self.wait(results.is_displayed, "something is found")
            close()
            self.assertFalse(results.is_displayed())

    def test_arrows_walk_through_what_was_found(self):
        self.open()
        self.find("#search").send_keys("Todo")
        self.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        second = self.js("return [...document.querySelectorAll('.result')].indexOf(document.activeElement)")
        self.assertEqual(second, 1)
        self.press(Keys.ARROW_UP, Keys.ARROW_UP)
        self.assertEqual(self.js("return document.activeElement.id"), "search")

    def test_an_item_without_a_controller_is_found_and_shown_among_its_section(self):
        self.open("emoji")
        item = self.js(
            """
            const trace = viewer.trace;
            const items = [...trace.moment(0).lists.values()].flatMap((list) => list.sections.flatMap((s) => s.items));
            return items.findLast((item) => trace.controllerOf(item, trace.length - 1) === undefined);
            """
        )
        name = self.js("return viewer.trace.items[arguments[0]].id", item)
        self.find("#search").send_keys(name)
        self.wait(lambda: "has no controller" in self.text("#results"), "the item is found")
        self.press(Keys.ENTER)
        row = self.find(f"#sections [data-item='{item}']")
        self.assertTrue(row.is_displayed())
        inside = self.js(
            """
            const row = arguments[0].getBoundingClientRect(), side = document.getElementById('sections').getBoundingClientRect();
            return row.top >= side.top && row.bottom <= side.bottom;
            """, row)
        self.assertTrue(inside, "the row is scrolled to")

    def test_the_numbers_of_a_step_agree(self):
        self.open("emoji")
        inserted = int(self.js("return /(\\d+) inserted/.exec(viewer.trace.steps[0].updates[0].summary)[1]"))
        self.assertGreater(inserted, 500)
        self.assertEqual(int(self.text("#report h3.new .count")), inserted)

    def test_cells_are_reached_and_selected_with_the_keyboard(self):
        self.open()
        self.js("viewer.cells[0].focus()")
        self.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        name = self.js("return document.activeElement.ariaLabel")
        self.assertEqual(name, self.js("return viewer.cells[2].ariaLabel"))
        self.press(Keys.ENTER)
        self.assertEqual(self.js("return viewer.trace.nameOf(viewer.selected)"), name)
        self.assertEqual(self.js("return viewer.cells.filter((cell) => cell.tabIndex === 0).length"), 1)

    def test_the_strip_takes_the_focus_and_its_arrows_step(self):
        self.open()
        self.js("viewer.strip.track.focus()")
        self.assertEqual(self.js("return document.activeElement === viewer.strip.track"), True)
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.text("#position"), "Step 2 of 9")
        self.assertEqual(self.js("return viewer.strip.track.getAttribute('aria-activedescendant')"), "step-2")

    def test_a_question_mark_lists_the_keys(self):
        self.open()
        self.press("?")
        self.assertTrue(self.find("#keys").is_displayed())
        self.assertIn("Slow motion", self.text("#keys"))
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find("#keys").is_displayed())

    def test_in_a_narrow_window_everything_is_within_reach(self):
        for width in (1024, 700, 500):
            self.driver.set_window_size(width, 900)
            self.open()
            inner = self.js("return innerWidth")
            self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), inner)
            outside = self.js(
                """
                return [...document.querySelectorAll('button, input')].filter((e) => e.checkVisibility() && !e.closest('#strip'))
                  .map((e) => [e.id || e.textContent, e.getBoundingClientRect()])
                  .filter(([, rect]) => rect.right > innerWidth + 1 || rect.left < -1).map(([name]) => name)
                """
            )
            self.assertEqual(outside, [], f"at {width} points")
        self.driver.set_window_size(1440, 987)

    def test_a_letter_in_the_search_field_is_only_a_letter(self):
        self.open()
        self.find("#search").send_keys("psf")
        self.assertEqual(self.find("#play").get_attribute("aria-label"), "Play")
        self.assertEqual(self.find("#show-frames").get_attribute("aria-pressed"), "false")

    def test_two_steps_stand_side_by_side_with_what_differs(self):
        self.open(step=2)
        self.press("c", Keys.ARROW_RIGHT)
        self.settle()
        self.assertTrue(self.find("#other").is_displayed())
        self.assertIn("Step 2", self.text("#other-caption"))
        self.assertIn("looks different", self.text("#differences"))
        self.assertTrue(self.all("#overlay .mark"))
        self.assertTrue(self.all("#other-overlay .mark"))
        self.picture("compare")
        self.press("c")
        self.assertFalse(self.find("#other").is_displayed())

    def test_a_phone_has_a_status_bar_and_a_home_indicator(self):
        self.open(step=2)
        self.assertTrue(self.find("#screen .clock").is_displayed())
        self.assertTrue(self.find("#screen .home").is_displayed())
        self.assertEqual(self.js("return document.querySelector('#screen').lastChild.className"), "system has-status has-home")

    def test_frames_insets_and_the_safe_area_are_drawn_when_wanted(self):
        self.open("feed")
        self.press("f", "a", "i")
        self.assertEqual(len(self.all("#overlay .safe-area")), 2)
        self.assertTrue(self.all("#overlay .insets"))
        outline = self.js("return getComputedStyle(document.querySelector('#screen .node .node')).outlineStyle")
        self.assertEqual(outline, "solid")
        self.picture("frames")
        self.press("f", "a", "i")
        self.assertEqual(self.all("#overlay > *"), [])

    def test_light_and_dark_follow_the_system_and_the_key(self):
        back = "return getComputedStyle(document.body).backgroundColor"
        self.open(prefers_color_scheme="light")
        light = self.js(back)
        self.open(prefers_color_scheme="dark", step=3)
        dark = self.js(back)
        self.assertNotEqual(light, dark)
        self.picture("dark")
        self.press("d")
        self.assertEqual(self.js(back), light)

    def test_assistive_technologies_get_names_and_roles(self):
        self.open()
        nameless = self.js(
            """
            return [...document.querySelectorAll('button, input, [role=option], [role=tab]')]
              .filter((element) => !(element.getAttribute('aria-label') || element.textContent.trim()))
              .map((element) => element.outerHTML)
            """
        )
        self.assertEqual(nameless, [])
        roles = self.js("return [...document.querySelectorAll('#strip [role=option]')].map((s) => s.ariaLabel)")
        self.assertEqual(roles[0], "Step 1 of 9: Four things to do.")
        cells = self.js("return [...document.querySelectorAll('#screen [role=button]')].map((s) => s.ariaLabel)")
        self.assertTrue(any(name.startswith("TodoController") for name in cells), cells)
        # Everything can be reached with the tab key alone.
        reached = set()
        for _ in range(40):
            self.press(Keys.TAB)
            reached.add(self.js("return document.activeElement.id"))
        self.assertLessEqual({"search", "play", "slider", "compare", "tab-report"}, reached)

    def test_only_thumbnails_in_sight_are_drawn(self):
        self.open("emoji")
        self.assertEqual(self.js("return viewer.trace.length"), 8)
        self.assertLessEqual(len(self.all("#strip .slot")), 20)

    def test_all_examples_play_without_an_error(self):
        for name in ["todo", "feed", "emoji"]:
            self.open(name)
            steps = self.js("return viewer.trace.length")
            for step in range(1, steps):
                self.press(Keys.ARROW_RIGHT)
                self.pause(0.05)
                self.assertEqual(self.text("#position"), f"Step {step + 1} of {steps}")
            self.settle()
            self.picture(name)

    def test_going_back_and_forth_shows_the_same_as_going_there(self):
        self.open("feed")
        steps = self.js("return viewer.trace.length")
        forward = []
        for step in range(steps):
            self.js("viewer.goTo(arguments[0], {animated: true})", step)
            self.settle()
            forward.append(self.js("return document.getElementById('screen').innerHTML.length"))
        for step in reversed(range(steps)):
            self.js("viewer.goTo(arguments[0], {animated: false})", step)
            self.assertEqual(self.js("return document.getElementById('screen').innerHTML.length"), forward[step])

    def test_a_thousand_steps_of_200_items_open_in_under_two_seconds(self):
        page = (TRACES / "todo.html").read_text()
        start = page.index('id="trace">') + len('id="trace">')
        end = page.index("</script>", start)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "long.html"
            path.write_text(page[:start] + json.dumps(long_trace(1_000, 200)).replace("<", "\\u003c") + page[end:])
            self.assertLess(path.stat().st_size, 10_000_000)
            self.driver.get("about:blank")
            began = time.monotonic()
            self.driver.get(f"file://{path}")
            self.wait(lambda: self.js("return document.documentElement.dataset.ready") == "true", "the page is ready")
            took = time.monotonic() - began
            print(f"1,000 steps of 200 items: {path.stat().st_size / 1e6:.1f} MB, open after {took:.2f} s")
            self.press(Keys.END)
            self.assertEqual(self.text("#position"), "Step 1000 of 1000")

    def open_trace(self, trace, link=""):
        """Opens a page with a trace that is made here."""
        page = (TRACES / "todo.html").read_text()
        start = page.index('id="trace">') + len('id="trace">')
        end = page.index("</script>", start)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "trace.html"
        path.write_text(page[:start] + json.dumps(trace).replace("<", "\\u003c") + page[end:])
        self.driver.get("about:blank")
        self.driver.get(f"file://{path}{link}")
        self.wait(lambda: self.js("return document.documentElement.dataset.ready") == "true", "the page is ready")

    def test_a_recording_tells_times_frames_and_durations(self):
        self.open_trace(recorded_trace(), link="#step=3")
        self.assertEqual(self.text("#moment"), "0.500 s · frame 30 · 2.00 ms · event 20")

    def test_the_time_line_is_scrubbed_by_time(self):
        self.open_trace(recorded_trace())
        line = self.find("#timeline")
        ticks = [self.js("return arguments[0].style.left", tick) for tick in self.all("#timeline .tick")]
        self.assertEqual(ticks, ["0%", "25%", "50%", "75%", "100%"])
        rect = self.js("const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.width]", line)
        scrub = ActionChains(self.driver)
        scrub.w3c_actions.pointer_action.move_to_location(int(rect[0] + 5), int(rect[1] + 10))
        scrub.w3c_actions.pointer_action.pointer_down()
        scrub.w3c_actions.pointer_action.move_to_location(int(rect[0] + 0.74 * rect[2]), int(rect[1] + 10))
        scrub.perform()
        self.assertEqual(self.text("#position"), "Step 4 of 5")
        up = ActionChains(self.driver)
        up.w3c_actions.pointer_action.pointer_up()
        up.perform()

    def test_hooks_and_reasons_can_be_filtered(self):
        self.open_trace(recorded_trace(), link="#step=2")
        self.assertIn("Configured", self.text("#report"))
        self.find("#filter summary").click()
        labels = [label.text for label in self.all("#filter label")]
        self.assertEqual(labels, ["configure", "didMove", "mount", "state"])
        self.all("#filter input")[3].click()
        self.assertNotIn("Configured", self.text("#report"))
        self.assertEqual(len(self.all("#report .hooks li")), 1)
        self.all("#filter input")[1].click()
        self.assertEqual(len(self.all("#report .hooks li")), 0)
        self.assertTrue(self.all("#timeline .tick.dim"))

    def test_the_address_names_the_step_and_the_controller_that_are_shown(self):
        self.open_trace(recorded_trace(), link="#step=2&controller=1")
        self.assertEqual(self.text("#position"), "Step 2 of 5")
        self.assertEqual(self.find("#tab-controller").get_attribute("aria-selected"), "true")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.js("return location.hash"), "#step=3&controller=1")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.js("return location.hash"), "#step=3")
        self.js("location.hash = '#step=5'")
        self.wait(lambda: self.text("#position") == "Step 5 of 5", "the page follows its address")

    def test_what_is_no_trace_is_said_in_a_sentence(self):
        page = (TRACES / "todo.html").read_text()
        start = page.index('id="trace">') + len('id="trace">')
        end = page.index("</script>", start)
        cases = {
            "{": "cannot be read",
            "{}": "This is no trace",
            '{"format":"roster-trace","version":7,"steps":[]}': "version 7",
            '{"format":"roster-trace","version":1}': "no list of steps",
            '{"format":"roster-trace","version":1,"steps":[]}': "no steps",
        }
        with tempfile.TemporaryDirectory() as folder:
            for index, (text, sentence) in enumerate(cases.items()):
                path = pathlib.Path(folder) / f"{index}.html"
                path.write_text(page[:start] + text + page[end:])
                self.driver.get(f"file://{path}")
                self.assertIn(sentence, self.text("[role=alert]"))


def recorded_trace():
    """A trace as a replay of a recording writes it."""
    trace = long_trace(5, 20)
    texts = trace["steps"][0]["texts"]
    texts += ["configure: state", "configure: mount"]
    for index, step in enumerate(trace["steps"]):
        step["recorded"] = {"event": 10 * index, "time": 7 + 0.25 * index, "duration": float(index)}
        step["hooks"] = [[0, len(texts) - 3]]
    trace["steps"][1]["hooks"].append([1, len(texts) - 2])
    trace["steps"][2]["hooks"].append([1, len(texts) - 1])
    return trace


def long_trace(count, items):
    """A trace as a list writes it whose items change their order in each step."""
    texts = ["UIWindow", "UICollectionView", "Cell", "Label", "Controller", "section"]
    drawings = [f'<text x="16" y="28" font-size="17" fill="#000000">Item {item}</text>' for item in range(items)]
    texts += drawings + [str(item) for item in range(items)] + ["didMove"]
    first = 6
    visible = 19
    nodes = {
        "1": {"frame": [0, 0, 390, 844], "class": 0, "children": [2]},
        "2": {"frame": [0, 0, 390, 844], "class": 1, "clips": True, "content": [390, 44 * items], "children": []},
    }
    controllers = {}
    for at in range(visible):
        nodes["2"]["children"].append(10 + 2 * at)
        nodes[str(10 + 2 * at)] = {"frame": [0, 44 * at, 390, 44], "class": 2, "fill": "#ffffff", "children": [11 + 2 * at]}
        nodes[str(11 + 2 * at)] = {"frame": [0, 0, 390, 44], "class": 3, "svg": first + at}
    for item in range(items):
        controllers[str(item)] = {
            "type": 4, "id": first + items + item, "list": 0, "item": item,
            "model": [["title", f"Item {item}"]], "state": [["isOpen", "false"]],
            "node": 10 + 2 * item if item < visible else None,
        }
    steps = [{
        "caption": "first content", "time": 0, "texts": texts,
        "items": [[4, first + items + item, 5] for item in range(items)],
        "screen": {"root": 1, "size": [390, 844], "safeArea": [0, 0, 0, 0], "dark": False, "rightToLeft": False},
        "nodes": nodes, "controllers": controllers,
        "lists": {"0": {"node": 2, "sections": [{"id": 5, "count": items, "items": list(range(items))}]}},
    }]
    order = list(range(items))
    timings = {"waiting": 0, "flattening": 0.02, "comparing": 0.1, "committing": 1.2, "settling": 0.3}
    for step in range(1, count):
        order.insert((step * 7) % visible, order.pop((step * 3) % visible))
        places = {10 + 2 * item: place for place, item in enumerate(order) if item < visible}
        steps.append({
            "caption": f"shuffle {step}", "time": 0,
            "nodes": {str(node): {"frame": [0, 44 * place, 390, 44]} for node, place in places.items()},
            "hooks": [[item, first + 2 * items] for item in order[:visible]],
            "updates": [{"list": 0, "style": "animated", "summary": "animated: 1 moved", "timings": timings,
                         "counts": [0, 0, visible], "moved": [[order[0], order[0]]], "stages": [{"moved": [order[0]]}]}],
            "lists": {"0": {"sections": [{"id": 5, "count": items, "items": list(order)}]}},
        })
    return {"format": "roster-trace", "version": 1, "title": "Long", "steps": steps}
