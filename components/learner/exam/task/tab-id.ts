const key = "20180428_bandwise_tab";
const patience = 400;

let found: Promise<string> | null = null;

/** Holds a name for as long as this tab lives; false when another tab has it. */
function claim(id: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(`bandwise-tab-${id}`, { signal: AbortSignal.timeout(patience) }, held)
      .catch(() => resolve(false));
  });
}

async function findId() {
  const kept = window.sessionStorage.getItem(key);
  // A tab that was duplicated has the other's name, too.
  if (kept && (await claim(kept))) return kept;
  const id = newId();
  window.sessionStorage.setItem(key, id);
  await claim(id);
  return id;
}

/** Not `crypto.randomUUID`: browsers have it on https only. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Names this tab, also after a reload: one tab holds a sitting. */
export function tabId(): Promise<string> {
  found ??= findId();
  return found;
}
