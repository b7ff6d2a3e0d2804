import { recordingsCache } from "@/lib/api/client/forget-kept";
import { readSession } from "@/lib/api/client/session-store";

/** A signature is good for hours, the recording for as long as its word is learned. */
const unsigned = (address: string) => address.split("?")[0] ?? address;

async function openKept() {
  // Only on https, and not in every private window.
  return "caches" in window ? window.caches.open(recordingsCache).catch(() => null) : null;
}

/** The recording of a word from this device, else from the server and then kept; null when it cannot be had. */
export async function fetchRecording(address: string, signal: AbortSignal): Promise<Blob | null> {
  const owner = readSession()?.userId;
  const kept = await openKept();
  const found = await kept?.match(unsigned(address));
  if (found) return found.blob();
  const response = await fetch(address, { signal }).catch(() => null);
  if (!response?.ok) return null;
  const blob = await response.blob();
  if (kept && owner && readSession()?.userId === owner)
    await kept.put(unsigned(address), new Response(blob)).catch(() => undefined);
  return blob;
}

/** Lets go of the words that are not in the deck any more. */
export async function dropOtherRecordings(addresses: readonly string[]) {
  const kept = await openKept();
  if (!kept) return;
  const wanted = new Set(addresses.map((address) => new URL(unsigned(address), window.location.href).href));
  for (const { url } of await kept.keys()) if (!wanted.has(url)) await kept.delete(url);
}
