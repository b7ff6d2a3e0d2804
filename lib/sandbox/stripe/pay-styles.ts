import { createHash } from "node:crypto";

/** The page stands apart from the site: its palette is the site's, its style is its own. */
const styles = `
:root { color-scheme: light dark; --paper: #fbfaf6; --card: #fff; --ink: #161a20; --soft: #4c5460; --line: #d9d6cc; --teal: #0c5a63; --on-teal: #fff; --mark: #f6c945; --red: #b3362b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161c; --card: #18212a; --ink: #e8e6df; --soft: #aab3bd; --line: #35414c; --teal: #6cc3cd; --on-teal: #10161c; --red: #f0938a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Thai", "Noto Sans CJK SC", sans-serif; }
.notice { margin: 0; padding: 12px 16px; background: var(--mark); color: #161a20; font-weight: 600; text-align: center; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 32px; }
@media (min-width: 800px) { main.pay { grid-template-columns: 1fr 1.2fr; align-items: start; padding-top: 64px; } }
h1 { margin: 0 0 4px; font-size: 1.25rem; }
h2 { margin: 0 0 12px; font-size: 1rem; }
.name { font-size: 1.1rem; margin: 0; color: var(--soft); }
.total { font-size: 2.1rem; font-weight: 700; margin: 8px 0 20px; font-variant-numeric: tabular-nums; }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
dl .sum { font-weight: 700; }
.panel { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
fieldset { border: 0; margin: 0 0 20px; padding: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: 8px; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; }
.choice input { width: 20px; height: 20px; accent-color: var(--teal); }
label.above { display: block; font-weight: 600; margin-bottom: 4px; }
input[type="text"] { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { border-color: var(--red); border-width: 2px; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 2px; }
.field { margin-bottom: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.hint { color: var(--soft); font-size: 0.875rem; margin: 4px 0 0; }
.fault { color: var(--red); font-weight: 600; margin: 6px 0 0; }
button { width: 100%; min-height: 52px; border: 0; border-radius: 10px; background: var(--teal); color: var(--on-teal); font: inherit; font-weight: 700; cursor: pointer; }
.cancel { display: block; text-align: center; padding: 12px; margin-top: 8px; color: var(--teal); }
.cards { margin-top: 24px; font-size: 0.875rem; color: var(--soft); }
.cards ul { margin: 4px 0 0; padding-left: 20px; }
code { font-family: ui-monospace, monospace; white-space: nowrap; }
`;

/** Whole, since a formatter may put spaces inside a tag of a template, and the hash covers every one. */
export const styleElement = `<style>${styles}</style>`;

/** For the page's content security policy. */
export const stylesHash = `sha256-${createHash("sha256").update(styles).digest("base64")}`;
