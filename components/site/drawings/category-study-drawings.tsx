export function Vocabulary() {
  return (
    <>
      <path
        d="M24 70V34a4 4 0 0 1 4-4h4v-6a4 4 0 0 1 4-4h18v10h78a4 4 0 0 1 4 4v36z"
        className="fill-violet-soft stroke-ink"
      />
      <path
        d="M24 76V46a4 4 0 0 1 4-4h76v-4a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v4h4a4 4 0 0 1 4 4v30z"
        className="fill-green-soft stroke-ink"
      />
      <g transform="rotate(-6 76 48)">
        <rect x="46" y="12" width="60" height="68" rx="5" className="fill-card stroke-ink" />
        <path d="M52 35h32" strokeWidth="14" strokeLinecap="butt" className="stroke-mark" />
        <path d="M52 42l9-24 9 24M55.500 34h11" strokeWidth="3" className="stroke-ink" />
        <circle cx="81" cy="35" r="6.500" strokeWidth="3" className="stroke-ink" />
        <path d="M88 28v14" strokeWidth="3" className="stroke-ink" />
        <path d="M56 54h40" className="stroke-line-strong" />
      </g>
      <path d="M16 66h128l-6 38a6 6 0 0 1-6 5H28a6 6 0 0 1-6-5z" className="fill-teal stroke-ink" />
      <rect x="58" y="78" width="44" height="18" rx="3" className="fill-card stroke-ink" />
      <path d="M68 87h24" strokeWidth="5" className="stroke-ink" />
    </>
  );
}

export function Study() {
  return (
    <>
      <path d="M89 58 76 98h70L125 33z" className="fill-mark" />
      <path d="M44 90 32 52 88 22" strokeWidth="4" className="stroke-ink" />
      <circle cx="32" cy="52" r="5" className="fill-card stroke-ink" />
      <g transform="translate(92 26) rotate(-35)">
        <path d="M-8 24a8 8 0 0 0 16 0z" className="fill-marker stroke-ink" />
        <path d="M-10-8a10 8 0 0 1 20 0v5l13 27h-46L-10-3z" className="fill-teal stroke-ink" />
        <path d="M-10-3h20" className="stroke-ink" />
      </g>
      <path d="M24 98q0-9 20-9t20 9z" className="fill-teal stroke-ink" />
      <rect x="84" y="84" width="60" height="14" rx="3" className="fill-violet stroke-ink" />
      <rect x="90" y="72" width="48" height="12" rx="3" className="fill-card stroke-ink" />
      <path d="M96 84v14M102 84v14" className="stroke-ink" />
      <path d="M98 78h22" className="stroke-line-strong" />
      <path d="M10 98h140M20 98v12M140 98v12" className="stroke-ink" />
    </>
  );
}
