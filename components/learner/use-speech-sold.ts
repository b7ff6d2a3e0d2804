import { useEffect, useState } from "react";

import { apiClient } from "@/lib/api/client/api-client";

/** Whether credits buy corrections of speech here; null while nobody knows yet. */
export function useSpeechSold() {
  const [isSold, setIsSold] = useState<boolean | null>(null);
  useEffect(() => {
    void apiClient.common.setting
      .$get({ query: { keys: "speechSold" } })
      .then((response) => response.json())
      .then(({ data }) => setIsSold(data.speechSold === true))
      .catch(() => undefined);
  }, []);
  return isSold;
}
