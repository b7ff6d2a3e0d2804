import { Check, Pencil } from "./parts";

export function MockExam() {
  return (
    <>
      <rect x="16" y="16" width="272" height="176" rx="10" className="fill-card stroke-ink" />
      <path d="M17 48V26a9 9 0 0 1 9-9h252a9 9 0 0 1 9 9v22z" className="fill-sunken" />
      <path d="M16 48h272" className="stroke-ink" />
      <path d="m30 28 8 8m0-8-8 8" className="stroke-ink" />
      <path d="M56 32h148" strokeWidth="6" className="stroke-line" />
      <path d="M56 32h92" strokeWidth="6" className="stroke-teal" />
      <path d="M34 68h84" strokeWidth="5" className="stroke-ink" />
      <path d="M34 84h104M34 116h100M34 132h76" className="stroke-line-strong" />
      <path d="M32 100h84" strokeWidth="13" strokeLinecap="butt" className="stroke-mark" />
      <path d="M34 100h80" className="stroke-ink" />
      <path d="M172 66h60" strokeWidth="5" className="stroke-ink" />
      <path d="M158 49v110" className="stroke-line" />
      <rect x="172" y="80" width="100" height="21" rx="6" className="fill-card stroke-ink" />
      <rect x="172" y="106" width="100" height="21" rx="6" className="fill-teal-soft stroke-ink" />
      <rect x="172" y="132" width="100" height="21" rx="6" className="fill-card stroke-ink" />
      <g className="fill-card stroke-ink">
        <circle cx="185" cy="90.500" r="5" />
        <circle cx="185" cy="142.500" r="5" />
      </g>
      <circle cx="185" cy="116.500" r="5" className="fill-teal stroke-ink" />
      <path d="M200 90.500h46M200 142.500h56" className="stroke-line-strong" />
      <path d="M200 116.500h52" className="stroke-ink" />
      <rect x="34" y="160" width="236" height="66" rx="10" className="fill-card stroke-ink" />
      <path d="M155 204h54" strokeWidth="16" className="stroke-mark" />
      <path d="M54 204h195" className="stroke-ink" />
      <path
        d="M54 195v18M67 201v6M80 201v6M93 201v6M106 201v6M119 195v18M132 201v6M145 201v6M158 201v6M171 201v6M184 195v18M197 201v6M210 201v6M223 201v6M236 201v6M249 195v18"
        className="stroke-ink"
      />
      <path d="m182 192-9-16h18z" className="fill-teal stroke-ink" />
      <circle cx="274" cy="44" r="30" className="fill-card stroke-ink" />
      <path d="M274 44V20a24 24 0 0 1 20.800 36z" className="fill-mark" />
      <path d="M274 20v4M274 64v4M250 44h4M294 44h4" className="stroke-ink" />
      <path d="M274 44V28M274 44l11 6.500" strokeWidth="3" className="stroke-ink" />
    </>
  );
}

function TaskCard({ tone, band }: { tone: string; band: string }) {
  return (
    <>
      <rect x="-52" y="-78" width="104" height="156" rx="10" className="fill-card stroke-ink" />
      <path d="M-52-4v-64a10 10 0 0 1 10-10h84a10 10 0 0 1 10 10v64z" className={`${band} stroke-ink`} />
      <path d="M-38 16h44" strokeWidth="5" className="stroke-ink" />
      <path d="M-38 32h70" className="stroke-line-strong" />
      <rect x="-38" y="46" width="48" height="18" rx="9" className={`${tone} stroke-ink`} />
      <path d="M-24 55h20" className="stroke-card" />
    </>
  );
}

export function Practice() {
  return (
    <>
      <g transform="translate(82 134) rotate(-13)">
        <TaskCard tone="fill-teal" band="fill-teal-soft" />
        <path d="M-36-52h24M-36-28h12" strokeWidth="5" className="stroke-ink" />
        <rect x="-16" y="-40" width="16" height="22" rx="3" className="fill-mark stroke-ink" />
        <rect
          x="4"
          y="-40"
          width="16"
          height="22"
          rx="3"
          strokeDasharray="3 4"
          className="fill-card stroke-ink"
        />
        <path d="M-12.500-24l4.500-10 4.500 10M-11-27.500h6" className="stroke-ink" />
      </g>
      <g transform="translate(238 134) rotate(13)">
        <TaskCard tone="fill-green" band="fill-green-soft" />
        <rect x="-24" y="-64" width="56" height="46" rx="4" className="fill-card stroke-ink" />
        <path d="M-14-52h34M-14-42h36M-14-32h16" className="stroke-line-strong" />
        <Pencil x={8} y={-20} turn={38} tone="fill-green" />
      </g>
      <g transform="translate(160 106)">
        <TaskCard tone="fill-violet" band="fill-violet-soft" />
        <path d="M-26-34v-6a26 26 0 0 1 52 0v6" strokeWidth="7" className="stroke-ink" />
        <path d="M-26-34v-6a26 26 0 0 1 52 0v6" strokeWidth="3" className="stroke-mark" />
        <rect x="-33" y="-44" width="14" height="26" rx="6" className="fill-violet stroke-ink" />
        <rect x="19" y="-44" width="14" height="26" rx="6" className="fill-violet stroke-ink" />
        <path d="M-8-36v10M0-42v22M8-36v10" strokeWidth="3" className="stroke-ink" />
        <Check x={48} y={-74} />
      </g>
    </>
  );
}

export function Courses() {
  return (
    <>
      <rect x="16" y="58" width="288" height="166" rx="10" className="fill-teal stroke-ink" />
      <path d="M160 52C128 32 78 30 30 38v168c48-8 98-6 130 10z" className="fill-card stroke-ink" />
      <path d="M160 52c32-20 82-22 130-14v168c-48-8-98-6-130 10z" className="fill-card stroke-ink" />
      <path d="M46 58q36-4 62 2M46 70q24-3 44 0" className="stroke-line-strong" />
      <path d="M212 178q32-5 62-1M226 190q24-3 48 0" className="stroke-line-strong" />
      <path
        d="M56 176c30-30 44 20 76-12 20-24-24-50 4-66 26-12 40 50 70 38 28-12 8-54 44-62"
        strokeWidth="12"
        className="stroke-mark"
      />
      <path
        d="M56 176c30-30 44 20 76-12 20-24-24-50 4-66 26-12 40 50 70 38 28-12 8-54 44-62"
        strokeDasharray="2 7"
        className="stroke-ink"
      />
      <Check x={56} y={176} />
      <Check x={132} y={164} />
      <Check x={136} y={98} />
      <circle cx="206" cy="136" r="12" className="fill-card stroke-ink" />
      <circle cx="206" cy="136" r="5" className="fill-teal stroke-ink" />
      <path d="M250 78V20M242 78h16" strokeWidth="3" className="stroke-ink" />
      <path d="M250 20c14-8 24 8 42 0v26c-18 8-28-8-42 0z" className="fill-red stroke-ink" />
    </>
  );
}
