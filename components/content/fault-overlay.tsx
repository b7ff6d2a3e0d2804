import { showsDrafts } from "@/lib/env/preview";

/** The faults of the content, over every page of `npm run content:dev`; nothing anywhere else. */
export function FaultOverlay() {
  return showsDrafts() ? <script async type="module" src="/dev/content/overlay" /> : null;
}
