"use client";

import { ZoomIn, ZoomOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button, IconButton } from "@/components/ui/button";

const zooms = [1, 1.5, 2, 3] as const;

export type Picture = { src: string; alt: string; description: string; credit: string | null };

type ZoomButtonsProps = { zoom: number; onZoom: (zoom: number) => void };

function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const t = useTranslations("Corrections.picture");
  return (
    <span className="flex shrink-0">
      <IconButton label={t("smaller")} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <ZoomOut aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t("larger")} disabled={zoom === zooms.length - 1} onClick={() => onZoom(zoom + 1)}>
        <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}

/** Who made a photograph, and under which licence it is shown. */
export function PictureCredit({ children }: { children: string }) {
  return (
    <p data-credit lang="en" translate="no" className="text-xs [overflow-wrap:anywhere] text-ink-soft">
      {children}
    </p>
  );
}

/** The picture that is written about: it can be looked at closely, or read instead by who cannot see it. */
export function AskedPicture({ picture: { src, alt, description, credit } }: { picture: Picture }) {
  const t = useTranslations("Corrections.picture");
  const [zoom, setZoom] = useState(0);
  const [isRead, setIsRead] = useState(false);

  return (
    <figure className="grid gap-1">
      {isRead ? (
        <p lang="en" className="rounded-sm border border-line bg-sunken p-4 font-serif text-passage">
          {description}
        </p>
      ) : (
        // A scroller that nothing in it can be focused in is reached by the keyboard itself.
        <div
          tabIndex={zoom === 0 ? undefined : 0}
          role={zoom === 0 ? undefined : "group"}
          aria-label={zoom === 0 ? undefined : t("closer")}
          className="overflow-auto rounded-sm border border-line"
          style={{ aspectRatio: "4 / 3" }}
        >
          <img
            src={src}
            alt={alt}
            lang="en"
            width={1200}
            height={900}
            className="aspect-4/3 h-auto max-w-none object-contain shaded"
            style={{ width: `${(zooms[zoom] ?? 1) * 100}%` }}
          />
        </div>
      )}
      <figcaption className="flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 text-start"
          aria-pressed={isRead}
          onClick={() => setIsRead(!isRead)}
        >
          {t(isRead ? "see" : "read")}
        </Button>
        {isRead ? null : <ZoomButtons zoom={zoom} onZoom={setZoom} />}
      </figcaption>
      {credit && !isRead ? <PictureCredit>{credit}</PictureCredit> : null}
    </figure>
  );
}
