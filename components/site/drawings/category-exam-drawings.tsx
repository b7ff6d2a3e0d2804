import { Check } from "./parts";

export function TheTest() {
  return (
    <>
      <rect x="26" y="12" width="108" height="76" rx="6" className="fill-card stroke-ink" />
      <path d="M12 88h136l-6 16a4 4 0 0 1-4 3H22a4 4 0 0 1-4-3z" className="fill-sunken stroke-ink" />
      <path d="M66 88q2 6 6 6h16q4 0 6-6" className="fill-card stroke-ink" />
      <path d="M38 26h30" strokeWidth="5" className="stroke-ink" />
      <path d="M38 38h52" className="stroke-line-strong" />
      <circle cx="116" cy="29" r="9" className="fill-mark stroke-ink" />
      <path d="M116 24v5l4 3" className="stroke-ink" />
      <path d="M72 68h36" strokeWidth="12" className="stroke-mark" />
      <path d="M40 68h80M40 61v14M67 64v8M93 64v8M120 61v14" className="stroke-ink" />
      <path d="m90 62-7-13h14z" className="fill-teal stroke-ink" />
    </>
  );
}

function Day({ x, y, tone }: { x: number; y: number; tone: string }) {
  return <rect x={x} y={y} width="16" height="15" rx="3" className={`${tone} stroke-ink`} />;
}

export function Plans() {
  return (
    <>
      <rect x="16" y="18" width="112" height="90" rx="6" className="fill-card stroke-ink" />
      <path d="M16 40V24a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v16z" className="fill-teal stroke-ink" />
      <path d="M42 10v16M102 10v16" strokeWidth="5" className="stroke-ink" />
      <Day x={24} y={48} tone="fill-green-soft" />
      <Day x={46} y={48} tone="fill-green-soft" />
      <Day x={68} y={48} tone="fill-green-soft" />
      <Day x={90} y={48} tone="fill-green-soft" />
      <Day x={24} y={78} tone="fill-mark" />
      <Day x={46} y={78} tone="fill-card" />
      <Day x={68} y={78} tone="fill-card" />
      <path
        d="m28 56 3 3.500 5-6.500M50 56l3 3.500 5-6.500M72 56l3 3.500 5-6.500M94 56l3 3.500 5-6.500"
        className="stroke-green"
      />
      <path d="M102 98V70M95 98h14" className="stroke-ink" />
      <path d="M102 68c14-6 26 6 44 0v20c-18 6-30-6-44 0z" className="fill-red stroke-ink" />
    </>
  );
}

export function TestDay() {
  return (
    <>
      <path d="m36 92-8 14M78 92l8 14" strokeWidth="4" className="stroke-ink" />
      <path d="M20 40a18 18 0 0 1 26-20zM94 40a18 18 0 0 0-26-20z" className="fill-red stroke-ink" />
      <path d="M57 24v-8M51 14h12" strokeWidth="3" className="stroke-ink" />
      <circle cx="57" cy="62" r="39" className="fill-red stroke-ink" />
      <circle cx="57" cy="62" r="30" className="fill-card stroke-ink" />
      <path d="M57 37v4M57 83v4M32 62h4M78 62h4" className="stroke-ink" />
      <path d="M57 62V47M57 62l-12 8" strokeWidth="3" className="stroke-ink" />
      <rect x="74" y="58" width="74" height="50" rx="6" className="fill-card stroke-ink" />
      <path d="M74 70v-6a6 6 0 0 1 6-6h62a6 6 0 0 1 6 6v6z" className="fill-teal stroke-ink" />
      <rect x="82" y="77" width="22" height="24" rx="3" className="fill-teal-soft stroke-ink" />
      <circle cx="93" cy="85" r="4" className="fill-ink" />
      <path d="M86 100q1-8 7-8t7 8z" className="fill-ink" />
      <path d="M112 80h26M112 88h20" className="stroke-line-strong" />
      <Check x={138} y={103} />
    </>
  );
}
