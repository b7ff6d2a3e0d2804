export function ReadAndComplete() {
  return (
    <>
      <rect x="12" y="12" width="118" height="96" rx="6" className="fill-card stroke-ink" />
      <path d="M26 28h58M26 94h44" className="stroke-line-strong" />
      <path d="M26 50h10M26 74h20M56 74h10" strokeWidth="5" className="stroke-ink" />
      <g className="fill-teal-soft stroke-ink">
        <rect x="46" y="40" width="15" height="20" rx="3" />
        <rect x="64" y="40" width="15" height="20" rx="3" />
        <rect x="76" y="64" width="15" height="20" rx="3" />
      </g>
      <g strokeDasharray="3 4" className="stroke-ink">
        <rect x="82" y="40" width="15" height="20" rx="3" className="fill-mark" />
        <rect x="94" y="64" width="15" height="20" rx="3" className="fill-sunken" />
      </g>
      <path
        d="M50 54l3.500-9 3.500 9M51.200 51.500h4.600M75 47a4.500 4.500 0 1 0 0 6M81 69v9h5"
        strokeWidth="1.8"
        className="stroke-ink"
      />
      <path d="M114 50h-11m4.500-4.500L103 50l4.500 4.500" className="stroke-ink" />
      <g transform="translate(135 49) rotate(10)">
        <rect x="-16" y="-17" width="32" height="34" rx="5" className="fill-teal stroke-ink" />
        <path d="M-7 0H7A7 7 0 1 0 4.600 5.300" strokeWidth="3" className="stroke-card" />
      </g>
    </>
  );
}

export function InteractiveReading() {
  return (
    <>
      <rect x="12" y="12" width="92" height="88" rx="6" className="fill-card stroke-ink" />
      <path d="M24 26h62M24 76h38M24 88h30" className="stroke-line-strong" />
      <path d="M24 45h40M24 62h40" strokeWidth="10" strokeLinecap="butt" className="stroke-mark" />
      <path d="M26 45h36M26 62h36" className="stroke-ink" />
      <rect x="74" y="38" width="74" height="70" rx="6" className="fill-card stroke-ink" />
      <path d="M86 51h34" strokeWidth="5" className="stroke-ink" />
      <path d="M75 63h72v18H75z" className="fill-teal-soft" />
      <circle cx="89" cy="72" r="5" className="fill-teal stroke-ink" />
      <circle cx="89" cy="93" r="5" className="fill-card stroke-ink" />
      <path d="M101 72h22" className="stroke-ink" />
      <path d="M101 93h14" className="stroke-line-strong" />
      <path d="m126 74 1 21 5-5 4 8 5-2.500-4-8h7z" className="fill-ink stroke-card" strokeWidth="1.5" />
    </>
  );
}
