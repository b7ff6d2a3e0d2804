import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";

import type { OpenBrowser, Tab } from "@/scripts/browsers/browser";
import { freePort } from "@/scripts/start/machine.mjs";

const libraries = "/usr/lib";

/** The browser that comes with WebKitGTK; its folder bears the machine's name and the library's version. */
export function findMiniBrowser(): string | null {
  const folders = readdirSync(libraries, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const inside = readdirSync(path.join(libraries, name)).filter((each) => each.startsWith("webkit2gtk-"));
    const found = inside.find((each) =>
      readdirSync(path.join(libraries, name, each)).includes("MiniBrowser"),
    );
    if (found) return path.join(libraries, name, found, "MiniBrowser");
  }
  return null;
}

const retry = async <Value>(work: () => Promise<Value>, tries = 50): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return retry(work, tries - 1);
  }
};

function tabOf(driver: WebDriver): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (url) => driver.get(url),
    read: (expression) => driver.executeScript(`return (${expression})`),
    click: async (selector) => {
      await driver.executeScript(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`,
      );
      await find(selector).click();
    },
    type: async (selector, text) => find(selector).sendKeys(text),
    press: async (key) =>
      driver
        .actions()
        .sendKeys(Key[key === "Enter" ? "ENTER" : "ENTER"])
        .perform(),
    back: async () => {
      await driver.executeScript("setTimeout(() => history.back(), 0)");
      // WebKitWebDriver never answers a call that comes just while one page takes the place of another.
      await wait(2_000);
    },
  };
}

/** WebKitGTK on a screen in memory, driven by its own driver. */
export const openWebkit: OpenBrowser = async () => {
  const port = await freePort(4_760);
  const display = `:${port}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "1280x1000x24"], { stdio: "ignore" });
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" };
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // The sandbox of WebKit's processes needs rights that a container does not have.
    env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const stop = () => void [service, screen].map((child) => child.kill());
  try {
    const capabilities = new Capabilities();
    capabilities.set("browserName", "MiniBrowser");
    capabilities.set("webkitgtk:browserOptions", { binary: findMiniBrowser(), args: ["--automation"] });
    const server = `http://127.0.0.1:${port}`;
    await retry(() => fetch(`${server}/status`));
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    return {
      tab: tabOf(driver),
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};
