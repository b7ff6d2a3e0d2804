type Place = { x: number; y: number; turn?: number };

const place = ({ x, y, turn = 0 }: Place) => `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`;

export function Pencil({ tone, ...at }: Place & { tone: string }) {
  return (
    <g transform={place(at)}>
      <path d="M-7.5-15V-62h15v47L0 0z" className={`${tone} stroke-ink`} />
      <path d="M-7.5-15 0 0l7.5-15z" className="fill-card stroke-ink" />
      <path d="M-7.500-53h15" className="stroke-ink" />
      <path d="m-2-4 2 4 2-4z" className="fill-ink stroke-ink" />
    </g>
  );
}

export function FountainPen({ tone, ...at }: Place & { tone: string }) {
  return (
    <g transform={place(at)}>
      <path d="M0 0c-3-8-8-14-8-24h16C8-14 3-8 0 0z" className="fill-card stroke-ink" />
      <path d="M0-3v-9" className="stroke-ink" />
      <circle cx="0" cy="-14" r="2" className="fill-ink" />
      <path d="M-9-24H9l2 12h-22z" transform="translate(0 -12)" className="fill-mark stroke-ink" />
      <path d="M-9-36H9l2-52a6 6 0 0 0-6-6H-5a6 6 0 0 0-6 6z" className={`${tone} stroke-ink`} />
    </g>
  );
}

export function Microphone({ tone, ...at }: Place & { tone: string }) {
  return (
    <g transform={place(at)}>
      <rect x="-9.500" y="-44" width="19" height="33" rx="9.500" className={`${tone} stroke-ink`} />
      <path d="M-3.500-34h7M-3.500-28h7M-3.500-22h7" className="stroke-card" />
      <path d="M-16-24v2a16 16 0 0 0 32 0v-2M0-6V4M-9 4H9" className="stroke-ink" />
    </g>
  );
}

export function Check({ tone = "fill-green", ...at }: Place & { tone?: string }) {
  return (
    <g transform={place(at)}>
      <circle cx="0" cy="0" r="12" className={`${tone} stroke-ink`} />
      <path d="m-6 0 4.300 5L6-5" strokeWidth="2.6" className="stroke-card" />
    </g>
  );
}

export function Bars({
  x,
  y,
  heights,
  className,
  step = 6,
}: Place & { heights: readonly number[]; className: string; step?: number }) {
  const d = heights.map((height, index) => `M${x + index * step} ${y - height / 2}v${height}`).join("");
  return <path d={d} strokeWidth="3" className={className} />;
}
