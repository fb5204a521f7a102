"""The live gallery, used through its page."""

import contextlib
import os
import pathlib
import random
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import unittest

import flick
from browser import SCREENSHOTS
from live_page import LivePageTest, handshake
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

LIVE = os.environ.get("LIVE")
# How many screens are opened at random.
OPENINGS = int(os.environ.get("OPENINGS", "60"))
SCREENS = ["Todo", "Emoji", "Feed", "Chat", "Checkout", "Mail", "Board", "Archive", "Files", "Playlist"]

# The texts that are wider or narrower than the font makes them, by more than 3 %, with their widths.
SQUEEZED = """
    const found = [];
    for (const text of document.querySelectorAll('#screen [lengthAdjust=spacingAndGlyphs]')) {
      const wanted = Number(text.getAttribute('textLength'));
      text.removeAttribute('textLength');
      const own = text.getComputedTextLength();
      text.setAttribute('textLength', wanted);
      if (Math.abs(own - wanted) > 0.03 * Math.max(own, wanted)) found.push([text.textContent, own, wanted]);
    }
    return found;
    """


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

    def test_mail_is_edited_with_the_toolbar_below(self):
        self.open("Mail")
        self.tap("Edit")
        self.wait_for("Mark as read")
        self.assertGreater(self.place("Mark as read")[1], self.place("Water works")[1])
        self.picture("live-mail-edited")
        self.tap("Done")
        self.wait(lambda: not self.shows("Mark as read"), "editing ends")

    def test_a_long_press_opens_a_menu_whose_actions_are_performed(self):
        self.open("Mail")
        x, y = self.place("Opening hours in summer")
        self.finger([(x, y)], hold=1.0)
        self.wait(lambda: self.find("#menu").is_displayed(), "the menu is open")
        self.assertIn("Bakery on the corner", self.text("#menu"))
        self.picture("live-menu")
        self.js("[...document.querySelectorAll('#menu button')].find((b) => b.textContent === 'Delete').click()")
        self.wait(lambda: not self.shows("Opening hours in summer"), "the message is deleted")

    def test_a_keyboard_and_a_caret_are_shown_while_one_writes(self):
        self.open("Chat")
        self.assertFalse(self.find(".keyboard").is_displayed())
        field = self.place("Message")[1]
        self.tap("Message")
        self.wait(lambda: self.find(".keyboard").is_displayed(), "the keyboard is shown")
        self.assertLess(self.place("Message")[1], field - 100, "the field is above the keyboard")
        caret = self.find(".caret")
        self.assertTrue(caret.is_displayed())
        before = caret.rect["x"]
        for key in ("o", "k"):
            self.js(f"document.querySelector('.key[data-key={key}]').dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}))")
        self.wait_for("ok")
        self.answered()
        self.assertGreater(caret.rect["x"], before, "the caret is behind the text")
        self.picture("live-keyboard")
        self.press(Keys.ENTER)
        self.wait(lambda: self.shows("Message"), "the message is sent")
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.find(".keyboard").is_displayed(), "the keyboard is hidden")

    def test_a_scroll_indicator_says_where_one_is(self):
        self.open("Archive")
        self.drag(-300, steps=20)
        self.assertGreater(self.js("return document.querySelector('#screen .indicator')?.offsetHeight ?? 0"), 20)

    def test_no_text_is_squeezed(self):
        for screen in SCREENS:
            self.open(screen)
            self.assertEqual(self.js(SQUEEZED), [], screen)
            self.drag(-300)
            self.pause(0.3)
            self.assertEqual(self.js(SQUEEZED), [], screen)

    def test_variants_are_shown_side_by_side_each_with_an_app_of_its_own(self):
        self.driver.get("about:blank")
        self.driver.get(f"http://127.0.0.1:{self.port}/#screen=Mail&variants=dark,rtl,XXXL%2Bdark")
        self.ready()
        self.wait(lambda: len(self.all(".phone .touchable")) == 4, "there are four phones")
        texts = "return [...document.querySelectorAll('.touchable')].map((phone) => [...phone.querySelectorAll('text')].map((text) => text.textContent))"
        self.wait(lambda: all("Mina Okafor" in phone for phone in self.js(texts)), "all show the screen", seconds=20)
        self.answered()
        captions = [caption.text for caption in self.all(".phone figcaption") if caption.text]
        self.assertEqual(captions, ["Dark", "Right to left", "Text XXXL, Dark"])
        screens = "return live.phones.map((phone) => phone.screen.dark)"
        self.assertEqual(self.js(screens), [False, True, False, True])
        self.assertEqual(self.js("return live.phones[2].settings.rightToLeft"), True)
        sizes = self.js("""
            return live.phones.map(({ glass }) => Number([...glass.querySelectorAll('text')]
                .find((text) => text.textContent === 'Mina Okafor').getAttribute('font-size')))
            """)
        self.assertEqual(sizes[0], sizes[1])
        self.assertGreater(sizes[3], sizes[0])
        # A finger on one does nothing to the others.
        rect = self.js("return live.phones[1].glass.getBoundingClientRect().toJSON()")
        row = self.js("""
            return [...live.phones[1].glass.querySelectorAll('text')].find((text) => text.textContent === 'Bakery on the corner')
                .getBoundingClientRect().toJSON()
            """)
        self.assertLess(rect["x"], row["x"])
        self.finger([(round(row["x"]) + 4, round(row["y"]) + 4)])
        self.wait(lambda: "Water works" not in self.js(texts)[1], "the message is open")
        self.assertIn("Water works", self.js(texts)[0])
        self.picture("live-variants")
        Select(self.find("#variants")).select_by_visible_text("One phone")
        self.wait(lambda: len(self.all(".phone .touchable")) == 1, "one is left")
        self.assertNotIn("variants", self.driver.current_url)
        Select(self.find("#variants")).select_by_visible_text("Both directions")
        self.wait(lambda: "variants=rtl" in self.driver.current_url, "the address says so")
        self.wait(lambda: "Mina Okafor" in self.js(texts)[1], "the variant is shown")
        Select(self.find("#variants")).select_by_visible_text("One phone")
        self.answered()

    def test_a_narrow_window_reaches_everything(self):
        self.addCleanup(self.driver.set_window_size, 1440, 987)
        for width in (700, 1024):
            self.driver.set_window_size(width, 900)
            self.open("Mail")
            self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), width)
            for name in ("inspect", "variants", "rotate", "dark", "save", "reload", "tab-controller"):
                rect = self.find(f"#{name}").rect
                self.assertGreaterEqual(rect["x"], 0, name)
                self.assertLessEqual(rect["x"] + rect["width"], width, name)
            self.tap("Edit")
            self.wait_for("Mark as read")
            self.picture(f"live-{width}")

    def test_no_random_opening_leaves_an_error(self):
        chance = random.Random(48)
        self.open("Todo")
        sizes = ["390x844", "844x390", "320x568", "820x1180", "320x1180"]
        texts = ["XS", "L", "XXXL", "AccessibilityXL", "AccessibilityXXXL"]
        for number in range(OPENINGS):
            screen = chance.choice(SCREENS)
            parts = [f"screen={screen}"]
            if chance.random() < 0.3: parts.append(f"size={chance.choice(sizes)}")
            if chance.random() < 0.3: parts.append(f"text={chance.choice(texts)}")
            if chance.random() < 0.3: parts.append("appearance=dark")
            if chance.random() < 0.3: parts.append("direction=rtl")
            if chance.random() < 0.1: parts.append(f"variants={chance.choice(['dark', 'rtl', 'XXL,dark'])}")
            address = "&".join(parts)
            with self.subTest(number=number, address=address):
                self.js("location.hash = arguments[0]", address)
                self.wait(lambda: self.js("return live.trace.title") == screen, "it is open")
                self.answered()
                x, y, dy = chance.uniform(20, 300), chance.uniform(80, 500), chance.choice([0, 0, 120, -200])
                self.js("""
                    const [x, y, dy] = arguments;
                    live.send({ type: 'touch', phase: 'down', x, y });
                    if (dy) live.send({ type: 'touch', phase: 'move', x, y: y + dy });
                    live.send({ type: 'touch', phase: 'up', x, y: y + dy });
                    """, x, y, dy)
                if chance.random() < 0.2: self.find(f"#{chance.choice(['dark', 'rightToLeft', 'rotate', 'reload'])}").click()
                self.answered()
                self.assertFalse(self.find("#banner").is_displayed(), self.text("#banner"))
                errors = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
                self.assertEqual(errors, [])
        self.driver.get(f"http://127.0.0.1:{self.port}/#screen=Todo")
        self.answered()

    def test_a_new_build_is_shown_without_a_reload_of_the_page(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        program = folder / "live"
        shutil.copy2(LIVE, program)
        port = socket.socket()
        port.bind(("127.0.0.1", 0))
        number = port.getsockname()[1]
        port.close()
        process = subprocess.Popen([program, "--port", str(number)], stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.assertIn(str(number), process.stdout.readline())
        self.driver.get(f"http://127.0.0.1:{number}/#screen=Mail&appearance=dark")
        self.ready()
        self.wait(lambda: self.js("return live.trace.title") == "Mail" and live_is_dark(self), "the screen is open")
        # As a linker does: the new program takes the place of the old one.
        shutil.copy(LIVE, folder / "new")
        (folder / "new").chmod(0o755)
        (folder / "new").rename(program)
        self.wait(lambda: self.js("return live.connections") == 2, "the page is connected again", seconds=20)
        self.wait(lambda: self.js("return live.trace.title") == "Mail" and live_is_dark(self), "the same screen is open")
        self.assertIsNone(process.poll())
        self.driver.get("about:blank")
        self.driver.get_log("browser")

    def test_the_page_works_behind_https_and_in_a_folder(self):
        with contextlib.ExitStack() as stack:
            number = https_proxy(stack, "/phones/")
            host = f"localhost:{number}"
            other = stack.enter_context(subprocess.Popen([LIVE, "--port", str(number + 1), "--host", host], stdout=subprocess.PIPE, text=True))
            stack.callback(other.kill)
            self.assertIn(str(number + 1), other.stdout.readline())
            self.driver.get(f"https://{host}/phones/#screen=Mail")
            self.ready()
            self.wait(lambda: self.shows("Mina Okafor"), "the screen is shown")
            self.assertEqual(self.js("return live.socket.url"), f"wss://{host}/phones/socket")
            self.driver.get("about:blank")

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


def live_is_dark(test):
    return test.js("return live.trace.moment(live.trace.length - 1).screen.dark") is True


def https_proxy(stack, folder):
    """Starts what workspaces in the cloud have: another name, encryption and a folder. It serves the port after its own."""
    directory = stack.enter_context(tempfile.TemporaryDirectory())
    key, certificate = f"{directory}/key.pem", f"{directory}/certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "1",
         "-subj", "/CN=localhost"],
        check=True, capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
    number = listener.getsockname()[1]

    def pump(source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)

    def serve(client):
        with contextlib.suppress(OSError):
            secure = context.wrap_socket(client, server_side=True)
            head = secure.recv(65536).replace(folder.encode(), b"/", 1)
            # One request for each connection, so that each first line can be changed.
            if b"upgrade: websocket" not in head.lower():
                head = head.replace(b"Connection: keep-alive", b"Connection: close")
            server = socket.create_connection(("127.0.0.1", number + 1))
            server.sendall(head)
            threading.Thread(target=pump, args=(secure, server), daemon=True).start()
            pump(server, secure)

    def accept():
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return number
