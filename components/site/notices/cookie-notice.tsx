"use client";

import { NoticeBar } from "@/components/site/notices/notice-bar";
import { Button } from "@/components/ui/button";

export type CookieTexts = {
  label: string;
  text: string;
  note: string;
  more: string;
  moreHref: string;
  accept: string;
};

/** Any click in it closes it. */
export function CookieNotice({
  label,
  text,
  note,
  more,
  moreHref,
  accept,
  close,
}: CookieTexts & { close: () => void }) {
  return (
    <NoticeBar label={label} onClick={close}>
      <p className="max-sm:text-xs">
        {text} <span className="max-sm:hidden">{note} </span>
        <a href={moreHref} className="text-teal underline underline-offset-4">
          {more}
        </a>
      </p>
      <Button size="sm" className="shrink-0">
        {accept}
      </Button>
    </NoticeBar>
  );
}
