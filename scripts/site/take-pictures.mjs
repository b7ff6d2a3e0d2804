// Takes the pictures of the documents from a running product: node scripts/site/take-pictures.mjs http://localhost:3000
import { openChromium } from "../test/open-chromium.mjs";

const [address = "http://localhost:3000"] = process.argv.slice(2);
const browser = await openChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
await page.goto(address, { waitUntil: "load" });
await page.screenshot({ path: "docs/images/home.png" });
await browser.close();
