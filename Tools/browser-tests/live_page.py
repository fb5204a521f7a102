"""The page of a phone, and a finger on it."""

import socket
import subprocess

from browser import PageTest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.ui import Select


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


class LivePageTest(PageTest):
    """A test of a page that a program serves, which is started once for all tests of a class."""

    # The tests in which a connection is lost.
    losing = ()

    @classmethod
    def command(cls, port):
        """How the program is started."""
        raise NotImplementedError

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.start()

    @classmethod
    def start(cls, port=None):
        cls.port = port or free_port()
        cls.process = subprocess.Popen(cls.command(str(cls.port)), stdout=subprocess.PIPE, text=True)
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
        if self._testMethodName not in self.losing:
            super().tearDown()

    def open(self, screen="Todo"):
        self.driver.get(f"http://127.0.0.1:{self.port}/")
        self.ready()
        names = lambda: [option.text for option in Select(self.find("#screens")).options]
        self.wait(lambda: screen in names(), f"{screen} can be chosen", seconds=30)
        Select(self.find("#screens")).select_by_visible_text(screen)
        self.find("#reload").click()
        self.answered()
        self.wait(lambda: self.js("return live.trace.title") == screen, f"{screen} is open")
        self.wait(lambda: self.texts(), "there is something to see")

    def ready(self):
        self.wait(lambda: self.js("return document.documentElement.dataset.ready") == "true", "the page is ready")

    def answered(self):
        """Waits until the app has answered to all that the page has said."""
        self.wait(lambda: self.js("return !live.queue.length && !live.isWaiting"), "all is answered")

    def texts(self):
        return self.js("return [...document.querySelectorAll('#screen text')].map((text) => text.textContent)")

    def shows(self, text):
        return any(text in shown for shown in self.texts())

    def wait_for(self, text):
        self.wait(lambda: self.shows(text), f"“{text}” is shown; there is {self.texts()}")

    def place(self, text, dx=4, dy=0):
        """Where a text is in the window of the browser, once nothing moves."""
        # Styles animate what blinks and turns for ever.
        still = """return document.getAnimations().every((animation) =>
            animation instanceof CSSAnimation || animation.playState !== 'running')"""
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
