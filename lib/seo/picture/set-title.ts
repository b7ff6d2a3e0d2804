import "server-only";

import type { PageHead } from "@/lib/seo/page-head";
import { setText } from "@/lib/seo/picture/set-text";

const gap = 18;
const colon = /^(.{4,60}?)\s*[:：]\s*(.{3,})$/u;
const leadSizes = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40];
const restSizes = [40, 36, 32];

/** "Read Aloud: a free course" is a title with a line under it; what has no colon is one title. */
export function splitTitle(title: string): { lead: string; rest: string | null } {
  const [, lead, rest] = colon.exec(title) ?? [];
  return lead && rest ? { lead, rest } : { lead: title, rest: null };
}

/** A page's title as large as its room allows, in the middle of it; what stands after a colon is smaller. */
export async function setTitle(page: PageHead, room: { width: number; height: number }) {
  const { title, headline, locale, written = locale } = page;
  const { width, height } = room;
  const { lead, rest } = splitTitle(headline ?? title);
  const light = { locale: written, weight: 450 };
  const under = rest
    ? await setText(rest, light, { width, height: height / 2, sizes: restSizes, maxLines: 3 })
    : null;
  const below = under ? under.height + gap : 0;
  const over = await setText(
    lead,
    { locale: written, weight: 690 },
    { width, height: height - below, sizes: leadSizes, maxLines: under ? 3 : 4 },
  );
  const start = (height - over.height - below) / 2;
  return {
    /** Nothing was cut. */
    isWhole: over.isWhole && (under?.isWhole ?? true),
    svg: (x: number, top: number, palette: ReadonlyMap<string, string>) =>
      over.svg(x, top + start, palette.get("ink") ?? "") +
      (under?.svg(x, top + start + over.height + gap, palette.get("ink-soft") ?? "") ?? ""),
  };
}
