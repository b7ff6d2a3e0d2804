import type { InferRequestType } from "hono/client";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { named, setKey } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import { ensureSession } from "@/lib/api/client/sign";

type Wish = InferRequestType<typeof apiClient.practice.sets.$post>["json"];

/** Makes a set, or finds the open one, and goes to its first question. */
export function useStartSet() {
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });

  async function start(wish: () => Promise<Wish> | Wish) {
    setState({ busy: true, error: null });
    try {
      await ensureSession();
      const response = await apiClient.practice.sets.$post({ json: await wish() });
      const { data } = await response.json();
      hearServerTime(data.now);
      await mutate(setKey(data.id), data, { revalidate: false });
      for (const name of ["types", "open-sets", "history", "progress", "path"]) void mutate(named(name));
      navigate(`/practice/${data.id}`);
    } catch (error) {
      setState({ busy: false, error });
    }
  }

  return { ...state, start };
}
