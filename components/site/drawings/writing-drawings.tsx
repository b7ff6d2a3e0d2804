import { Check, Pencil } from "./parts";

export function WriteAboutThePhoto() {
  return (
    <>
      <rect x="12" y="10" width="100" height="74" rx="6" className="fill-card stroke-ink" />
      <rect x="20" y="18" width="84" height="58" rx="3" className="fill-teal-soft" />
      <circle cx="40" cy="34" r="8" className="fill-marker stroke-ink" />
      <path d="M20 70l22-20 14 12 22-30 26 34v10H20z" className="fill-green stroke-ink" />
      <path d="m71 42 7-10 8 10.500-5 3-4-4z" className="fill-card stroke-ink" />
      <rect x="20" y="18" width="84" height="58" rx="3" className="stroke-ink" />
      <rect x="44" y="64" width="104" height="46" rx="6" className="fill-card stroke-ink" />
      <path d="M56 80h16M82 80h26" strokeWidth="5" className="stroke-ink" />
      <path d="M56 96h26M92 96h6" strokeWidth="5" className="stroke-ink" />
      <Pencil x={106} y={97} turn={36} tone="fill-green" />
    </>
  );
}

export function InteractiveWriting() {
  return (
    <>
      <rect x="12" y="36" width="66" height="66" rx="6" className="fill-sunken stroke-ink" />
      <path d="M24 52h34M24 63h30M24 74h36" className="stroke-line-strong" />
      <path d="M32 27c2-10 14-14 28-9m-6-6 7 6.500-8 5" className="stroke-ink" />
      <rect x="68" y="12" width="80" height="98" rx="6" className="fill-card stroke-ink" />
      <path d="M69 46h78" className="stroke-ink" />
      <path d="M69 18a5 5 0 0 1 5-5h68a5 5 0 0 1 5 5v27H69z" className="fill-mark" />
      <path d="M69 46h78" className="stroke-ink" />
      <path
        d="M79 25.500a6 6 0 1 1 8.500 5.500c-2 1-2.500 2-2.500 4"
        strokeWidth="2.6"
        className="stroke-ink"
      />
      <circle cx="85" cy="39.500" r="1.700" className="fill-ink" />
      <path d="M102 25h32M102 35h20" className="stroke-ink" />
      <path d="M80 62h14M104 62h10" strokeWidth="5" className="stroke-ink" />
      <path d="M80 78h22" strokeWidth="5" className="stroke-ink" />
      <path d="M80 96h14" strokeWidth="5" className="stroke-ink" />
      <Pencil x={101} y={97} turn={40} tone="fill-green" />
      <Check x={24} y={98} />
    </>
  );
}

export function WritingSample() {
  return (
    <>
      <path d="M22 60 80 24l58 36v50H22z" className="fill-green-soft stroke-ink" />
      <rect x="38" y="10" width="84" height="90" rx="5" className="fill-card stroke-ink" />
      <path d="M50 26h34" strokeWidth="5" className="stroke-ink" />
      <path d="M50 50h40" strokeWidth="10" strokeLinecap="butt" className="stroke-mark" />
      <path d="M50 39h42M50 50h56M50 61h60" className="stroke-ink" />
      <path d="M22 60l58 30 58-30v44a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" className="fill-green stroke-ink" />
      <path d="m25 108 40-26M135 108 95 82" className="stroke-ink" />
      <circle cx="126" cy="28" r="18" className="fill-card stroke-ink" />
      <path d="M126 28V14a14 14 0 0 1 9.900 23.900z" className="fill-mark" />
      <path d="M126 17v11l7 7" className="stroke-ink" />
    </>
  );
}
