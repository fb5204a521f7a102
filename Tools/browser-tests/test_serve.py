"""The tool that serves an app's own screens, with screens of the examples."""

import os
import signal
import subprocess
import unittest

from live_page import LivePageTest, handshake

SERVE = os.environ.get("SERVE")
SCREENS = os.environ.get("SCREENS")


@unittest.skipUnless(SERVE and SCREENS, "SERVE and SCREENS do not name the programs")
class ServeTest(LivePageTest):
    losing = ("test_an_app_that_ends_is_said_and_another_one_is_found",)

    @classmethod
    def command(cls, port):
        return [SERVE, "--port", port, "--", SCREENS]

    def test_a_screen_is_touched_and_chosen(self):
        self.open("Todo")
        self.tap("Call Grandma")
        self.wait_for("It is her birthday on Saturday.")
        self.open("Chat")
        self.wait_for("Everybody needs breakfast.")
        self.open("Todo")
        self.wait_for("To do (3)")

    def test_a_message_of_several_lines_is_one_message(self):
        self.open("Todo")
        self.js("live.isWaiting = true; live.socket.send(JSON.stringify({ type: 'tick' }, null, 2))")
        self.wait(lambda: self.js("return live.isWaiting") is False, "it is answered")
        self.tap("Call Grandma")
        self.wait_for("It is her birthday on Saturday.")

    def test_an_app_that_ends_is_said_and_another_one_is_found(self):
        self.open("Todo")
        children = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout
        os.kill(int(children.split()[0]), signal.SIGKILL)
        self.wait(lambda: "The app has ended" in self.text("#banner"), "it is said")
        self.stop()
        self.wait(lambda: "lost" in self.text("#banner"), "that is said, too")
        type(self).start(self.port)
        self.wait(lambda: not self.find("#banner").is_displayed(), "it goes on", seconds=15)
        self.wait_for("To do (3)")
        self.driver.get_log("browser")

    def test_other_pages_are_refused(self):
        self.assertIn("101", handshake(self.port, origin=f"http://127.0.0.1:{self.port}"))
        self.assertIn("403", handshake(self.port, origin="http://evil.example"))

    def test_what_the_tool_cannot_do_is_said_in_a_sentence(self):
        for arguments, words in [
            (["--port", "0", "--", SCREENS], "--port needs a number"),
            (["--port"], "Missing value for '--port <port>'"),
            ([SCREENS], "Usage: serve [--port <port>] [--host <host>] -- <command> ..."),
            (["--port", str(self.port), "--", SCREENS], f"Port {self.port} is in use. Try --port {self.port + 1}."),
        ]:
            result = subprocess.run([SERVE, *arguments], capture_output=True, text=True, timeout=20)
            self.assertEqual(result.returncode, 2, arguments)
            self.assertIn(words, result.stderr)
