/** Two cards, one word on each: the one in front is real, the one behind is not. */
export function TwoWords() {
  return (
    <>
      <g transform="rotate(7 108 52)">
        <rect x="62" y="18" width="84" height="58" rx="6" className="fill-sunken stroke-ink" />
        <path d="M78 50q5-9 10 0t10 0 10 0 10 0 10 0" className="stroke-ink-faint" />
        <path d="m126 26 8 8m0-8-8 8" className="stroke-red" />
      </g>
      <rect x="14" y="36" width="96" height="66" rx="6" className="fill-card stroke-ink" />
      <path d="M28 76h58" strokeWidth="14" className="stroke-mark" strokeLinecap="butt" />
      <path d="M30 76h24M60 76h8M74 76h10" strokeWidth="5" className="stroke-ink" />
      <path d="M28 54h30" className="stroke-line-strong" />
      <circle cx="108" cy="96" r="14" className="fill-green stroke-ink" />
      <path d="m101 96 5 6 9-11" strokeWidth="2.6" className="stroke-card" />
    </>
  );
}

/** A sentence with a gap of letter boxes and a pencil over it. */
export function Gap() {
  return (
    <>
      <rect x="14" y="14" width="112" height="92" rx="6" className="fill-card stroke-ink" />
      <path d="M28 32h62M28 88h40" className="stroke-line-strong" />
      <path d="M28 60h14" strokeWidth="5" className="stroke-ink" />
      <g className="fill-mark stroke-ink">
        <rect x="50" y="48" width="17" height="22" rx="3" />
        <rect x="70" y="48" width="17" height="22" rx="3" />
      </g>
      <rect
        x="90"
        y="48"
        width="17"
        height="22"
        rx="3"
        strokeDasharray="3 4"
        className="fill-sunken stroke-ink"
      />
      <path d="M55 64l3.5-10 3.500 10M56.500 61h4M75 54v10h4.500" strokeWidth="1.8" className="stroke-ink" />
      <path d="m104 74 28-38 12 9-28 38-14 5z" className="fill-teal stroke-ink" />
      <path d="m104 74 12 9" className="stroke-ink" />
      <path d="m102 88 5-2-3-3z" className="fill-ink stroke-ink" />
      <path d="m126 44 12 9" className="stroke-ink" />
    </>
  );
}

/** Sound coming in from the left, written down on the right. */
export function Dictation() {
  return (
    <>
      <rect x="66" y="16" width="82" height="88" rx="6" className="fill-card stroke-ink" />
      <path d="M80 34h54" className="stroke-line-strong" />
      <path d="M77 55h34" strokeWidth="14" strokeLinecap="butt" className="stroke-violet-soft" />
      <path d="M80 55h12M98 55h10M116 55h18" strokeWidth="5" className="stroke-ink" />
      <path d="M80 77h24" strokeWidth="5" className="stroke-ink" />
      <path d="M111 70v14" strokeWidth="2.6" className="stroke-violet" />
      <path d="M14 62v20h14l18 15V47L28 62z" className="fill-violet stroke-ink" />
      <path d="M52 62q6 10 0 20" className="stroke-ink" />
    </>
  );
}
