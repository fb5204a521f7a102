"""Chromium without a window, and what the tests of pages have in common."""

import json
import os
import pathlib
import time
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

TRACES = pathlib.Path(os.environ.get("TRACES", "."))
CATALOG = pathlib.Path(os.environ.get("CATALOG", "catalog.html"))
SCREENSHOTS = os.environ.get("SCREENSHOTS")


def chromium():
    options = Options()
    for argument in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        # Tests make certificates of their own.
        "--ignore-certificate-errors",
        "--window-size=1440,987",
    ]:
        options.add_argument(argument)
    options.binary_location = os.environ.get("CHROME", "/usr/bin/chromium")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    service = Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver"))
    return webdriver.Chrome(options=options, service=service)


class PageTest(unittest.TestCase):
    """A test in a browser that is started once for all tests of a class."""

    @classmethod
    def setUpClass(cls):
        cls.driver = chromium()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def tearDown(self):
        """No test may leave an error in the browser's console."""
        errors = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        self.assertEqual(errors, [])

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.find(selector).text

    def wait(self, condition, message="", seconds=10):
        WebDriverWait(self.driver, seconds, poll_frequency=0.05).until(lambda _: condition(), message)

    def press(self, *keys):
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def prefer(self, **features):
        """Pretends that the user has chosen something in the system's settings."""
        values = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": values})

    def picture(self, name):
        """Writes a picture of the page for the eye, if pictures are wanted."""
        if not SCREENSHOTS:
            return
        pathlib.Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(f"{SCREENSHOTS}/{name}.png")

    def requests(self):
        """The addresses that the page has asked the network for since this was asked last."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return found

    def pause(self, seconds):
        time.sleep(seconds)
