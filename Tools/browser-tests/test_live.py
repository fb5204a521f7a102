"""The live gallery, used through its page."""

import os
import pathlib
import socket
import subprocess
import unittest

import flick
from browser import SCREENSHOTS
from live_page import LivePageTest, handshake
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

LIVE = os.environ.get("LIVE")


@unittest.skipUnless(LIVE, "LIVE does not name the program")
class LiveTest(LivePageTest):
    losing = ("test_a_lost_connection_is_said_and_found_again",)

    @classmethod
    def command(cls, port):
        return [LIVE, "--port", port]

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
        self.answered()

    def test_a_flick_in_emoji_keeps_its_rate(self):
        self.open("Emoji")
        self.pause(1)
        top = self.texts()
        times = flick.measure(self)
        self.assertGreater(len(times), 4, "the list rolls on, picture by picture")
        self.assertLess(len(set(self.texts()) & set(top)), len(top) / 4, "it has come far")
        print(f"three flicks in Emoji: {flick.summary(times)}")
        if SCREENSHOTS:
            flick.plot(times, pathlib.Path(SCREENSHOTS) / "flick.svg")

    def test_a_long_section_is_opened_by_hand_and_stays_open(self):
        self.open("Emoji")
        branch = "document.querySelector('#sections details:not([open])')"
        count = "return document.querySelectorAll('#sections .row').length"
        self.wait(lambda: self.js(count) > 0, "the sections are written")
        self.assertLess(self.js(count), 200)
        name = self.js(f"const closed = {branch}; closed.querySelector('summary').click(); return closed.querySelector('.name').textContent")
        rows = """
            const branch = [...document.querySelectorAll('#sections details')].find((d) => d.querySelector('.name').textContent === arguments[0]);
            return branch.open ? branch.querySelectorAll('.row').length : 0;
            """
        self.wait(lambda: self.js(rows, name) > 0, "its rows are there")
        self.js("document.querySelector('#sections details').isOld = true")
        self.drag(-300)
        self.wait(lambda: not self.js("return document.querySelector('#sections details').isOld"), "the sections are written anew")
        self.assertGreater(self.js(rows, name), 0)

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

    def test_settings_outlast_a_screen_and_the_page(self):
        self.open("Feed")
        Select(self.find("#widthClass")).select_by_visible_text("Regular width")
        self.find("#dark").click()
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.dark") is True, "it is dark")
        self.open("Todo")
        self.assertEqual(self.find("#dark").get_attribute("aria-pressed"), "true")
        self.assertEqual(self.find("#widthClass").get_attribute("value"), "regular")
        self.assertIs(self.js("return live.trace.moment(live.trace.length - 1).screen.dark"), True)
        Select(self.find("#widthClass")).select_by_visible_text("Device’s width class")
        self.find("#dark").click()
        self.wait(lambda: self.js("return live.trace.moment(live.trace.length - 1).screen.dark") is False, "it is light")
        self.assertFalse(self.find("#banner").is_displayed())

    def test_the_address_says_what_is_shown_and_can_be_sent(self):
        self.open("Feed")
        self.assertIn("screen=Feed", self.driver.current_url)
        self.assertNotIn("appearance", self.driver.current_url)
        self.find("#dark").click()
        self.find("#rotate").click()
        self.answered()
        for part in ("screen=Feed", "appearance=dark", "size=844x390"):
            self.assertIn(part, self.driver.current_url)
        self.driver.get("about:blank")
        self.driver.get(f"http://127.0.0.1:{self.port}/#screen=Mail&direction=rtl&text=XXL&size=820x1180")
        self.ready()
        moment = lambda: self.js("return live.trace.moment(live.trace.length - 1).screen")
        self.wait(lambda: self.js("return live.trace.title") == "Mail", "the screen of the address is open")
        self.wait(lambda: moment()["size"] == [820, 1180] and moment()["dark"] is False, "it is as the address says")
        self.assertEqual(self.find("#rightToLeft").get_attribute("aria-pressed"), "true")
        self.assertEqual(self.find("#textSize").get_attribute("value"), "UICTContentSizeCategoryXXL")
        self.driver.get(f"http://127.0.0.1:{self.port}/#screen=Todo")
        self.wait(lambda: self.js("return live.trace.title") == "Todo", "another address opens another screen")
        self.wait(lambda: moment()["size"] == [390, 844], "all around it is as at first")

    def test_emoji_and_pasted_text_reach_the_app(self):
        self.open("Todo")
        self.tap("New")
        self.wait(lambda: self.js("return live.isWriting"), "the field is written into")
        self.press("R", "i", "d", "e", " ")
        self.js(
            """
            const field = document.activeElement;
            field.value = "🚲 & 👨‍👩‍👧";
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            """
        )
        self.wait_for("Ride 🚲 & 👨‍👩‍👧")

    def test_keys_reach_a_list_that_is_not_written_into(self):
        self.open("Mail")
        self.js("document.getElementById('screen').focus()")
        self.assertTrue(self.shows("Mina"))
        self.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.BACKSPACE)
        self.answered()
        self.wait(lambda: not self.shows("Mina"), "the key deletes the focused message")

    def test_mail_is_searched_and_edited_in_its_bar(self):
        self.open("Mail")
        self.tap("Edit")
        self.wait_for("Mark as read")
        self.tap("Done")
        self.wait(lambda: not self.shows("Mark as read"), "editing ends")

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
        self.assertEqual(result.stderr, f"Error: Port {self.port} is in use. Try --port {self.port + 1}.\n")
