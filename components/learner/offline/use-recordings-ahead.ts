import { useEffect } from "react";

import { withHost } from "@/components/learner/player/with-host";
import type { PracticeSet } from "@/components/learner/queries";

/** What the first open question has to be heard, below the API's host. */
function findRecordings(set: PracticeSet | undefined) {
  const open = set?.items.find(({ steps }) => steps.some(({ result }) => result === null));
  const media = withHost(open?.steps.flatMap((step) => step.media) ?? []);
  return media.flatMap((each) => (each.kind === "audio" ? [each.address] : []));
}

/** Puts them into the browser's own cache, where they can be heard for two hours without a connection. */
export function useRecordingsAhead(set: PracticeSet | undefined) {
  const addresses = findRecordings(set).join(" ");
  useEffect(() => {
    const wanted = addresses.split(" ").filter(Boolean);
    const fetchWhole = async (address: string) => (await fetch(address)).blob();
    void Promise.allSettled(wanted.map(fetchWhole));
  }, [addresses]);
}
