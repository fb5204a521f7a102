"""The documentation's site: every guide, and pages of all modules, as the user opens them in a browser."""

import functools
import http.server
import json
import os
import pathlib
import threading
import unittest

from selenium.webdriver.common.by import By

from browser import PageTest

SITE = pathlib.Path(os.environ.get("SITE", "."))

# Of the pages of single symbols, which are made alike, so many are opened.
_SYMBOLS = 24

# What newcomers type, and the page that answers it.
_QUERIES = {
    "ListAdapter": "listadapter",
    "pagination": "liststhatgrow",
    "pull to refresh": "liststhatgrow",
    "infinite scroll": "liststhatgrow",
    "swipe to delete": "swipeandedit",
    "drag and drop": "draganddrop",
    "reorder": "moveitems",
    "sticky header": "sizingandlayout",
    "empty state": "liststhatgrow",
    "self-sizing cells": "sizingandlayout",
    "carousel": "countcarouselimpressions",
    "SwiftUI": "swiftui",
    "unit test": "testingwithoutasimulator",
    "diffing": "theupdate",
    "image loading": "loadimages",
    "CellController": "cellcontroller",
}

_MAIN_TYPES = [
    "roster/listadapter", "roster/cellcontroller", "roster/listcontent", "roster/items", "roster/section",
    "roster/listlayout", "roster/updatereport", "roster/recordingsettings", "rostertesting/listharness",
    "rostertesting/mountedcell", "rostertesting/explore(_:steps:seed:list:size:filepath:line:_:)", "rostertracing/catalog",
]


class _Server(http.server.ThreadingHTTPServer):
    """Serves the site on the loopback address, as any web server does."""

    daemon_threads = True

    def __init__(self):
        handler = functools.partial(_Quiet, directory=str(SITE))
        super().__init__(("127.0.0.1", 0), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def _is_guide(page):
    """Whether a page is an article, a tutorial or the first page of a module, and not that of a symbol or its protocols."""
    if page.name.endswith("-implementations"):
        return False
    data = SITE / "data" / f"{page}.json"
    if not data.exists():
        return True
    kind = json.loads(data.read_text())
    return kind["kind"] != "symbol" or kind["metadata"].get("symbolKind") == "module"


def _pages():
    """The addresses of all guides, tutorials and modules, and of some symbols."""
    guides, symbols = [], []
    for index in sorted(SITE.rglob("index.html")):
        page = index.parent.relative_to(SITE)
        # HeadlessUIKit's pages are a site of their own, and made alike.
        if page.parts[:1] == ("headlessuikit",):
            continue
        (guides if _is_guide(page) else symbols).append(f"/{page}/" if page.parts else "/")
    step = max(1, len(symbols) // _SYMBOLS)
    return guides, symbols[::step]


class SiteTest(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = _Server()
        cls.guides, cls.symbols = _pages()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.shutdown()

    def _open(self, page):
        """Opens a page, waits for what it shows, and returns the addresses that it links to."""
        self.driver.get(self.server.address + page)
        self.wait(lambda: self.all("h1"), f"{page} has no title")
        self.assertTrue(self.text("h1").strip(), f"{page} has an empty title")
        self.assertGreater(len(self.text("main" if self.all("main") else "body")), 40, f"{page} is empty")
        self.assertNotIn("can’t be found", self.text("body"), page)
        broken = self.js("return [...document.images].filter((i) => i.complete && !i.naturalWidth).map((i) => i.src)")
        self.assertEqual(broken, [], f"{page} has pictures that do not show")
        links = self.js("return [...document.querySelectorAll('a[href]')].map((a) => a.href)")
        return {link.split("#")[0] for link in links if link.startswith(self.server.address)}

    def _check(self, pages):
        linked = set()
        for page in pages:
            linked |= self._open(page)
            errors = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
            self.assertEqual(errors, [], page)
        missing = {
            link for link in linked
            if not (SITE / link.removeprefix(self.server.address).strip("/")).exists()
        }
        self.assertEqual(missing, set())

    def test_guides_show_what_they_say_and_link_to_pages_that_exist(self):
        self.assertGreater(len(self.guides), 25)
        self._check(self.guides)

    def test_the_reference_shows_what_it_says_and_links_to_pages_that_exist(self):
        self.assertGreaterEqual(len(self.symbols), _SYMBOLS)
        self._check(self.symbols)

    def _find(self, query):
        """The titles and addresses that the search finds, best first."""
        self.driver.get(f"{self.server.address}/?q={query.replace(' ', '+')}")
        self.wait(lambda: self.all("#found li"), f"{query} has no answer")
        return [(link.text, link.get_attribute("href")) for link in self.all("#found a")]

    def test_search_finds_what_newcomers_type(self):
        for query, page in _QUERIES.items():
            with self.subTest(query):
                found = [address.removeprefix(self.server.address).strip("/").rpartition("/")[2] for _, address in self._find(query)]
                self.assertIn(page, found[:4], query)

    def test_search_answers_keys_and_says_that_it_has_found_nothing(self):
        self._open("/")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("/")
        field = self.driver.switch_to.active_element
        field.send_keys("getting started")
        self.wait(lambda: self.all("#found a"), "the search finds nothing")
        self.assertIn("q=getting", self.driver.current_url)
        field.send_keys("\ue007")
        self.wait(lambda: self.text("h1") == "Getting started" if self.all("h1") else False)
        self.driver.get(f"{self.server.address}/?q=zebra")
        self.wait(lambda: "zebra" in self.text("#found"))
        self.assertEqual(self.all("#found a"), [])

    def test_the_main_types_have_topics_and_an_example(self):
        for page in _MAIN_TYPES:
            data = json.loads((SITE / f"data/documentation/{page}.json").read_text())
            says = json.dumps(data.get("primaryContentSections", []))
            self.assertIn('"codeListing"', says, f"{page} has no example")
            titles = [group.get("title") for group in data.get("topicSections", [])]
            made = {None, "Instance Methods", "Instance Properties", "Type Methods", "Type Properties", "Initializers",
                    "Enumerations", "Structures", "Default Implementations", "Relationships"}
            if len(titles) > 0:
                self.assertNotIn(titles[0], made, f"{page} has no topics of its own")

    def test_headless_uikit_is_a_site_of_its_own(self):
        self.assertFalse((SITE / "data/documentation/headlessuikit.json").exists())
        self.driver.get(f"{self.server.address}/headlessuikit/")
        self.wait(lambda: self.text("h1") == "HeadlessUIKit" if self.all("h1") else False, "HeadlessUIKit has no first page")

    def test_the_first_page_leads_to_a_guide(self):
        self._open("/")
        self.picture("site")
        link = self.driver.find_element(By.LINK_TEXT, "Getting started")
        link.click()
        self.wait(lambda: self.text("h1") == "Getting started" if self.all("h1") else False)
        self.picture("site-guide")


if __name__ == "__main__":
    unittest.main()
