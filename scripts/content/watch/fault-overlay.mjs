// Shows the faults of the content over every page of `npm run content:dev`; the site sends it as it is.
const style = `:host{all:initial;color-scheme:light dark}
section{position:fixed;inset:auto 16px 68px;z-index:2147483000;max-height:50vh;overflow:auto;padding:16px 20px;border:2px solid light-dark(#A8281C,#F0978B);border-radius:10px;background:light-dark(#FFF6F4,#2A1512);color:light-dark(#161A20,#F1ECE6);font:15px/1.5 system-ui,sans-serif}
h2{margin:0 0 4px;font-size:17px}p{margin:0 0 8px}ol{margin:0;padding-inline-start:22px}li{margin:6px 0;overflow-wrap:anywhere}
code{font:600 14px ui-monospace,monospace}button{float:inline-end;font:inherit;min-height:40px;padding:4px 14px;color:inherit;background:none;border:1px solid;border-radius:6px}`;

const host = document.createElement("div");
host.lang = "en";
const shadow = host.attachShadow({ mode: "open" });
let shown = "[]";

const make = (name, text) => Object.assign(document.createElement(name), { textContent: text });

function show(faults) {
  if (faults.length === 0) return host.remove();
  const box = document.createElement("section");
  box.setAttribute("role", "alert");
  box.setAttribute("aria-label", "Faults of the content");
  const hide = make("button", "Hide");
  hide.addEventListener("click", () => host.remove());
  const list = document.createElement("ol");
  for (const { file, line, column, rule, advice } of faults) {
    const item = document.createElement("li");
    item.append(make("code", `${file}:${line}:${column}`), ` ${rule}: ${advice}`);
    list.append(item);
  }
  const title = make("h2", `The content has faults: ${faults.length} to correct`);
  box.append(hide, title, make("p", "What cannot be shown stays as it was until then."), list);
  shadow.replaceChildren(make("style", style), box);
  document.documentElement.append(host);
}

async function look() {
  const response = await fetch("/dev/content/faults").catch(() => null);
  const text = response?.ok ? await response.text() : shown;
  if (text === shown) return;
  shown = text;
  show(JSON.parse(text));
}

addEventListener("keydown", ({ key }) => key === "Escape" && host.remove());
setInterval(() => document.visibilityState === "visible" && look(), 1500);
look();
