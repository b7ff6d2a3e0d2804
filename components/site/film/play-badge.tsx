import { Play } from "lucide-react";

/** What lies on a film's poster: the sign that it plays, and how long it is. The button around it has the words. */
export function PlayBadge({ length, place }: { length: string; place: string }) {
  return (
    <span
      aria-hidden
      className={`absolute flex items-center gap-3 rounded-full bg-teal py-1.5 ps-1.5 pe-5 font-semibold text-on-teal tabular transition-colors group-hover:bg-teal-strong ${place}`}
    >
      <span className="grid size-11 place-items-center rounded-full bg-on-teal text-teal">
        <Play size={22} fill="currentColor" className="ms-0.5" />
      </span>
      {length}
    </span>
  );
}
