import { type CodePurpose, readCodeStep, storeCodeStep } from "@/components/learner/auth/code-step";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import type { Locale } from "@/lib/i18n/locales";

/** The server sends one code a minute; a longer wait is another limit, and no code is on its way. */
const resendSeconds = 60;

type Wish = { email: string; purpose: CodePurpose; locale: Locale };

/**
 * Asks for a code. When the last one is younger than a minute there is no new one: the one in hand is still good, and
 * its field is shown with the wait.
 */
export async function sendCode({ email, purpose, locale }: Wish) {
  const now = Date.now();
  try {
    const response = await apiClient.common.sesCode.$post({ json: { email, purpose, locale } });
    const { data } = await response.json();
    storeCodeStep(purpose, { email, sentAt: now, nextAt: now + data.resendIn * 1_000 });
  } catch (error) {
    const { code, retryAfter } = toApiError(error);
    const isInHand = code === "request/too-many" && retryAfter !== null && retryAfter <= resendSeconds;
    if (!isInHand) throw error;
    const known = readCodeStep(purpose);
    const sentAt = known?.email === email ? known.sentAt : now - (resendSeconds - retryAfter) * 1_000;
    storeCodeStep(purpose, { email, sentAt, nextAt: now + retryAfter * 1_000 });
  }
}
