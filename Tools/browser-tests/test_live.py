"""The live gallery, used through its page."""

import os
import pathlib
import socket
import subprocess
import unittest

from browser import PageTest, SCREENSHOTS
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

LIVE = os.environ.get("LIVE")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def handshake(port, origin=None, host=None):
    """Asks for a web socket, and returns the first line of the answer."""
    lines = ["GET /socket HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    if origin:
        lines.append(f"Origin: {origin}")
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        return connection.recv(200).decode(errors="replace").splitlines()[0]


@unittest.skipUnless(LIVE, "LIVE does not name the program")
class LiveTest(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.start()

    @classmethod
    def start(cls, port=None):
        cls.port = port or free_port()
        cls.process = subprocess.Popen([LIVE, "--port", str(cls.port)], stdout=subprocess.PIPE, text=True)
        assert str(cls.port) in cls.process.stdout.readline()

    @classmethod
    def tearDownClass(cls):
        cls.stop()
        super().tearDownClass()

    @classmethod
    def stop(cls):
        cls.process.kill()
        cls.process.wait()
        cls.process.stdout.close()

    def tearDown(self):
        # A page whose connection is lost complains of that, as it should.
        if self._testMethodName != "test_a_lost_connection_is_said_and_found_again":
            super().tearDown()

    def open(self, screen="Todo"):
        self.driver.get(f"http://127.0.0.1:{self.port}/")
        self.ready()
        Select(self.find("#screens")).select_by_visible_text(screen)
        self.js("live.trace.isOld = true")
        self.find("#reload").click()
        self.wait(lambda: not self.js("return live.trace.isOld === true"), f"{screen} is opened anew")
        self.wait(lambda: self.js("return live.trace.title") == screen, f"{screen} is open")
        self.wait(lambda: self.texts(), "there is something to see")

    def ready(self):
        self.wait(lambda: self.js("return document.documentElement.dataset.ready") == "true", "the page is ready")

    def texts(self):
        return self.js("return [...document.querySelectorAll('#screen text')].map((text) => text.textContent)")

    def shows(self, text):
        return any(text in shown for shown in self.texts())

    def wait_for(self, text):
        self.wait(lambda: self.shows(text), f"“{text}” is shown; there is {self.texts()}")

    def place(self, text, dx=4, dy=0):
        """Where a text is in the window of the browser, once nothing moves."""
        still = "return document.getAnimations().every((animation) => animation.playState !== 'running')"
        self.wait(lambda: self.js(still), "nothing moves")
        return self.js(
            """
            const text = [...document.querySelectorAll('#screen text')].find((t) => t.textContent === arguments[0]);
            const rect = text.getBoundingClientRect();
            return [Math.round(rect.x + arguments[1]), Math.round(rect.y + rect.height / 2 + arguments[2])];
            """,
            text, dx, dy,
        )

    def tap(self, text, dx=4, dy=0):
        x, y = self.place(text, dx, dy)
        self.finger([(x, y)])

    def finger(self, points, hold=0.0, pause=16):
        chain = ActionChains(self.driver, duration=pause)
        chain.w3c_actions.pointer_action.move_to_location(*points[0])
        chain.w3c_actions.pointer_action.pointer_down()
        if hold:
            chain.w3c_actions.pointer_action.pause(hold)
        for point in points[1:]:
            chain.w3c_actions.pointer_action.move_to_location(*point)
        chain.w3c_actions.pointer_action.pointer_up()
        chain.perform()

    def drag(self, dy, steps=8, pause=16):
        x, y = self.js(
            """
            const rect = document.getElementById('screen').getBoundingClientRect();
            return [Math.round(rect.x + rect.width / 2), Math.round(rect.y + rect.height * (arguments[0] < 0 ? 0.8 : 0.4))];
            """,
            dy,
        )
        self.finger([(x, y + round(dy * step / steps)) for step in range(steps + 1)], pause=pause)

    def test_todo_from_start_to_end(self):
        self.open("Todo")
        self.assertTrue(self.shows("To do (3)"))
        self.tap("Call Grandma")
        self.wait_for("It is her birthday on Saturday.")
        self.picture("live-todo")
        # The circle to the left of the title marks it as done.
        self.tap("Call Grandma", dx=-22)
        self.wait_for("Done (1)")
        self.wait_for("To do (2)")
        # The item moved, and its controller with it: the panels say so.
        self.wait(lambda: "moved" in self.text("#report") or "Moved" in self.text("#report"), "the report tells of it")
        self.tap("New")
        self.wait(lambda: self.js("return live.isWriting"), "the field is written into")
        self.press("B", "u", "y", " ", "m", "i", "l", "l")
        self.press(Keys.BACKSPACE, "k")
        self.wait_for("Buy milk")
        self.tap("Add")
        self.wait_for("To do (3)")
        self.tap("Search")
        self.press("m", "i", "l", "k")
        self.wait(lambda: not self.shows("Water the plants"), "the search hides what is not meant")
        self.assertTrue(self.shows("Buy milk"))
        self.find("#save").click()
        self.wait(lambda: self.js("return live.saved > 10000"), "a trace is saved")

    def test_emoji_from_start_to_end(self):
        self.open("Emoji")
        before = self.js("return document.querySelectorAll('#screen text').length")
        self.assertGreater(before, 50)
        top = self.texts()
        self.drag(-300)
        self.wait(lambda: self.texts() != top, "the list has scrolled")
        self.pause(0.5)
        self.tap("Search")
        self.wait(lambda: self.js("return live.isWriting"), "the field is written into")
        self.press(*"heart")
        self.wait(lambda: len(self.texts()) < before, "fewer are found")
        self.wait_for("heart")
        self.picture("live-emoji")
        Select(self.find("#textSize")).select_by_visible_text("Text XXL")
        self.find("#dark").click()
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.dark") is True, "it is dark")
        self.find("#rotate").click()
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.size[0]") == 844, "it is turned")
        self.picture("live-turned")
        self.find("#rotate").click()
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.size[0]") == 390, "it is back")
        self.find("#dark").click()

    def test_a_flick_in_emoji_keeps_its_rate(self):
        self.open("Emoji")
        self.pause(1)
        self.js("live.frameTimes.length = 0")
        self.drag(-420, steps=14, pause=30)
        self.pause(2)
        times = self.js("return live.frameTimes")
        self.assertGreater(len(times), 3, "the list rolls on")
        # The rate while it moved: what comes after a pause belongs to something else.
        moving = [times[0]]
        for at in times[1:]:
            if at - moving[-1] > 250:
                break
            moving.append(at)
        rate = (len(moving) - 1) / (moving[-1] - moving[0]) * 1000
        slowest = max(b - a for a, b in zip(moving, moving[1:]))
        print(f"a flick in Emoji: {len(moving)} pictures, {rate:.0f} a second, the slowest after {slowest:.0f} ms")
        if SCREENSHOTS:
            plot(moving, pathlib.Path(SCREENSHOTS) / "flick.svg")

    def test_a_click_while_inspecting_selects_a_controller_and_touches_nothing(self):
        self.open("Todo")
        self.find("#inspect").click()
        self.tap("Call Grandma")
        self.wait(lambda: "Call Grandma" in self.text("#controller"), "its controller is shown")
        self.assertFalse(self.shows("To do (2)"))
        self.find("#inspect").click()

    def test_all_around_the_app_can_be_changed(self):
        self.open("Feed")
        for name in ["rightToLeft", "slowly", "background", "lowMemory", "background", "slowly", "rightToLeft"]:
            self.find(f"#{name}").click()
            self.pause(0.1)
        Select(self.find("#device")).select_by_visible_text("Tablet")
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.size[0]") == 820, "it is a tablet")
        self.assertFalse(self.find("#banner").is_displayed())
        Select(self.find("#device")).select_by_visible_text("Phone")
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.size[0]") == 390, "it is a phone")

    def test_a_message_that_is_none_is_answered_and_the_page_goes_on(self):
        self.open("Todo")
        self.js("live.send({type: 'fly'})")
        self.wait(lambda: self.find("#banner").is_displayed(), "it is said")
        self.assertIn("fly", self.text("#banner"))
        self.js("live.socket.send('nonsense')")
        self.wait(lambda: "no message" in self.text("#banner"), "it is said")
        self.tap("Call Grandma")
        self.wait_for("It is her birthday on Saturday.")

    def test_a_second_page_takes_the_phone_and_the_first_can_have_it_back(self):
        self.open("Todo")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.driver.get(f"http://127.0.0.1:{self.port}/")
        self.ready()
        second = self.driver.current_window_handle
        self.driver.switch_to.window(first)
        self.wait(lambda: "Another page" in self.text("#banner"), "the first page is told")
        self.find("#banner button").click()
        self.wait(lambda: not self.find("#banner").is_displayed(), "it has the phone again")
        self.tap("Call Grandma")
        self.wait_for("It is her birthday on Saturday.")
        self.driver.switch_to.window(second)
        self.driver.close()
        self.driver.switch_to.window(first)

    def test_a_lost_connection_is_said_and_found_again(self):
        self.open("Todo")
        self.stop()
        self.wait(lambda: "lost" in self.text("#banner"), "it is said")
        type(self).start(self.port)
        self.wait(lambda: not self.find("#banner").is_displayed(), "it goes on", seconds=15)
        self.wait_for("To do (3)")
        self.driver.get_log("browser")

    def test_other_pages_and_other_machines_are_refused(self):
        own = f"http://127.0.0.1:{self.port}"
        self.assertIn("101", handshake(self.port, origin=own))
        self.assertIn("403", handshake(self.port, origin="http://evil.example"))
        self.assertIn("403", handshake(self.port))
        self.assertIn("403", handshake(self.port, origin=own, host="evil.example"))
        with socket.socket() as outside:
            outside.settimeout(1)
            address = socket.gethostbyname(socket.gethostname())
            if not address.startswith("127."):
                self.assertNotEqual(outside.connect_ex((address, self.port)), 0)

    def test_a_port_in_use_is_said_in_a_sentence(self):
        result = subprocess.run([LIVE, "--port", str(self.port)], capture_output=True, text=True, timeout=20)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn(f"port {self.port} cannot be listened on", result.stderr)


def plot(times, path):
    """Draws how long each picture took to come, as SVG."""
    gaps = [b - a for a, b in zip(times, times[1:])]
    bars = "".join(
        f'<rect x="{40 + at * 4}" y="{160 - min(gap, 50) * 3:.1f}" width="3" height="{min(gap, 50) * 3:.1f}" fill="#4b4bd8"/>'
        for at, gap in enumerate(gaps)
    )
    width = 60 + 4 * len(gaps)
    lines = "".join(
        f'<line x1="40" x2="{width}" y1="{160 - ms * 3}" y2="{160 - ms * 3}" stroke="#8884"/>'
        f'<text x="34" y="{164 - ms * 3}" text-anchor="end">{ms} ms</text>'
        for ms in (0, 20, 40)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="180" font-family="sans-serif" font-size="10">'
        f"{lines}{bars}</svg>\n"
    )
