import { c, dimmed } from "./kit/palette";
import { weight } from "./kit/shapes";

const paints = /(fill|stroke)="(#[0-9a-f]{6})"/g;

/** A dark page does not glare: what is light is a little darker there, people keep their colours. */
function darkRules(markup: string) {
  const used = new Set([...markup.matchAll(paints)].map(([whole]) => whole));
  return [...used].sort().flatMap((paint) => {
    const [, attribute = "", color = ""] = /(fill|stroke)="(#[0-9a-f]{6})"/.exec(paint) ?? [];
    const dark = dimmed(color);
    return dark ? [`[${attribute}="${color}"]{${attribute}:light-dark(${color},${dark})}`] : [];
  });
}

/** A whole file: 4:3, cut at its frame. */
export function frameScene(markup: string) {
  const style = `<style>:root{color-scheme:light dark}${darkRules(markup).join("")}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" fill="none" stroke="${c.ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${style}${markup}</svg>\n`;
}
