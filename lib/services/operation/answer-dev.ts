import "server-only";

import { readOutbox } from "@/lib/integrations/mail/outbox";
import { outboxPage } from "@/lib/integrations/mail/outbox-page";
import { answerDevContent } from "@/lib/services/operation/answer-dev-content";
import { type Caller, isThisMachine } from "@/lib/services/operation/is-operator";
import { getRuntime } from "@/lib/services/operation/start-runtime";

const notFound = () => new Response("Not found\n", { status: 404, headers: { "x-robots-tag": "noindex" } });

/** On a real deployment, and for everybody who is not at this machine, there is nothing below `/dev`. */
export async function refuseDev(caller: Caller): Promise<Response | null> {
  const { env } = await getRuntime();
  return env.BANDWISE_PRODUCTION || !isThisMachine(caller) ? notFound() : null;
}

/**
 * `/dev/outbox`, `/dev/pay/*` and `/dev/stripe/*`: what stands in for mail and payments on one machine.
 * `/dev/content`: what is written in which language, in development only.
 */
export async function answerDev(request: Request): Promise<Response> {
  const runtime = await getRuntime();
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method === "GET" && runtime.env.NODE_ENV === "development") {
    const content = await answerDevContent(url);
    if (content) return content;
  }
  if (pathname === "/dev/outbox" && request.method === "GET" && !runtime.env.SMTP_URL) {
    const html = outboxPage(await readOutbox(runtime.files("outbox")));
    return new Response(html, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      },
    });
  }
  const isPayment = pathname.startsWith("/dev/pay/") || pathname.startsWith("/dev/stripe/");
  return isPayment && runtime.paymentSandbox ? runtime.paymentSandbox.fetch(request) : notFound();
}
