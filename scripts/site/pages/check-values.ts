import { existsSync } from "node:fs";
import path from "node:path";

import { isLocale } from "@/lib/i18n/locales";
import { findPage } from "@/lib/seo/find-page";
import { pageOfPicture } from "@/lib/seo/picture/picture-address";
import type { Kind } from "@/scripts/site/pages/structured-data-rules";

export type Place = { root: string; site: string; lang: string };
type Check = (value: unknown, place: Place) => boolean;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() === value && value !== "";
const isOwn: Check = (value, { site }) => isText(value) && URL.canParse(value) && value.startsWith(site);
const isNode = (value: unknown) => typeof value === "object" && value !== null && "@type" in value;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const duration = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/;

/** A file, or a picture for sharing of a page that exists. */
function isImage(pathname: string, root: string) {
  const place = pageOfPicture(pathname.split("/").slice(2));
  return pathname.startsWith("/og/")
    ? place !== null && findPage(place.locale, place.path) !== null
    : existsSync(path.join(root, "public", pathname));
}

const checks: Record<Exclude<Kind, `=${string}`>, Check> = {
  text: isText,
  own: isOwn,
  image: (value, place) => isOwn(value, place) && isImage(new URL(String(value)).pathname, place.root),
  film: (value, place) =>
    isOwn(value, place) && existsSync(path.join(place.root, "public", new URL(String(value)).pathname)),
  moment: (value) =>
    isText(value) &&
    moment.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    Number(value.slice(0, 4)) < 2100,
  duration: (value) => isText(value) && duration.test(value),
  language: (value, { lang }) => isText(value) && isLocale(value) && (value === lang || value === "en"),
  price: (value) => /^\d+(\.\d{1,2})?$/.test(String(value)),
  count: (value) => Number.isInteger(value) && Number(value) > 0,
  flag: (value) => typeof value === "boolean",
  reference: (value, { site }) =>
    typeof value === "object" && value !== null && "@id" in value && value["@id"] === `${site}/#organization`,
  "url-list": (value) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => /^https:\/\//.test(String(each))),
  node: isNode,
  "node-list": (value) => Array.isArray(value) && value.length > 0 && value.every(isNode),
};

/** Whether a value is what its rule asks for. */
export function fits(kind: Kind, value: unknown, place: Place): boolean {
  if (kind.startsWith("=")) return value === kind.slice(1);
  return checks[kind as keyof typeof checks](value, place);
}
