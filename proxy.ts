import { type NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";

import { livePlaces } from "@/lib/content/live/live-places";
import { folderPath, localizedPath } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { movedPages } from "@/lib/content/addresses/redirects";
import { operatorDoor } from "@/lib/core/operator-door";
import { previewCookie, previewedPath } from "@/lib/core/preview-cookie";
import { isLocale, localeCookie, toLocale } from "@/lib/i18n/locales";
import { routing } from "@/lib/i18n/routing";
import { findOnDemandRoute } from "@/lib/seo/on-demand-routes";
import { redirectFor } from "@/lib/seo/redirect-rules";

const handleLanguage = createMiddleware(routing);

/** For everybody who is not let in it is an address without a page, as any other. */
const operatorPath = "/operator";
const isLetIn = ({ cookies }: NextRequest) => operatorDoor()((name) => cookies.get(name)?.value);

/** Addresses and languages only: who may see something is decided where it is read, and asked there for `/operator`. */
export default async function proxy(request: NextRequest) {
  const { pathname, search } = new URL(request.url);
  if (pathname === operatorPath && (await isLetIn(request))) return leadTo(request, operatorPath);
  const chosenLocale = request.cookies.get(localeCookie.name)?.value;
  const redirect = redirectFor({ pathname, search, chosenLocale }, { moved: movedPages, localizedPath });
  const onDemandRoute = redirect
    ? null
    : findOnDemandRoute(pathname, {
        previewed: previewedPath(request.cookies.get(previewCookie)?.value),
        places: [onDemandPaths, livePlaces()],
        folderPath,
      });
  if (onDemandRoute) return leadTo(request, onDemandRoute);
  if (!redirect) {
    const response = handleLanguage(request);
    // A language is stored when the reader chooses it, not when a page is opened.
    response.headers.delete("set-cookie");
    return response;
  }

  // Only the path of the address is replaced: a redirect cannot name another host.
  const target = new URL(request.url);
  target.pathname = redirect.path;
  target.search = redirect.search;
  target.hash = redirect.hash ?? "";
  const response = NextResponse.redirect(target, redirect.status);
  if (redirect.private) {
    response.headers.set("Vary", "Cookie");
    response.headers.set("Cache-Control", "private, no-store");
  }
  return response;
}

/** Shows another route under the address that was asked for. */
function leadTo(request: NextRequest, route: string) {
  const target = new URL(request.url);
  target.pathname = route;
  const named = route.split("/").find((part) => isLocale(part));
  const headers = new Headers(request.headers);
  headers.set("x-next-intl-locale", toLocale(named));
  return NextResponse.rewrite(target, { request: { headers } });
}

export const config = {
  matcher: [
    // Everything but the API, developer pages, what the process asks itself, Next's own files and files with an ending.
    "/((?!api(?:/|$)|dev(?:/|$)|internal(?:/|$)|healthz$|readyz$|metrics$|_next(?:/|$)|[^?]*\\.[a-zA-Z0-9]+$).*)",
    // The routes of pages on demand have no address, with an ending or without.
    "/on-demand/:path*",
    // A double slash at the start is judged here even when it looks like a host with an ending.
    "/(/.*)",
  ],
};
