import { useEffect } from "react";
import { useSWRConfig } from "swr";

import { sendQueued, watchQueue } from "@/components/learner/answer-queue";
import { named } from "@/components/learner/queries";
import { useOnline } from "@/components/learner/use-online";
import { useSession } from "@/components/learner/use-session";
import { sendReviews, watchReviews } from "@/components/learner/words/review-queue";

/** Seconds after an answer was kept while the network seems to be there. */
const firstRetry = 5;

/** Sends the answers and reviews that wait on this device: at the start, back online, after a login, and when the server said to come back. */
export function useAnswerSender() {
  const session = useSession();
  const isOnline = useOnline();
  const { mutate } = useSWRConfig();
  const userId = session?.userId ?? null;
  const isSignedIn = session !== null;

  useEffect(() => {
    if (!isOnline || !isSignedIn) return;
    let timer = 0;
    let isOver = false;
    async function send() {
      const refresh = () => {
        for (const name of ["set", "types", "open-sets", "history"]) void mutate(named(name));
      };
      const wait = await sendQueued(refresh).catch(() => null);
      const reviewWait = await sendReviews().catch(() => null);
      const waits = [wait, reviewWait].flatMap((seconds) => seconds ?? []);
      if (waits.length > 0 && !isOver) later(Math.min(...waits));
    }
    const later = (seconds: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void send(), seconds * 1_000);
    };
    void send();
    const forget = watchQueue(() => later(firstRetry));
    // The queue is their only way: nothing else has tried to send them.
    const forgetReviews = watchReviews(() => later(0));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      forget();
      forgetReviews();
    };
  }, [isOnline, isSignedIn, userId, mutate]);
}
