import { FountainPen, Pencil } from "./parts";

export function Coupon() {
  return (
    <>
      <g transform="rotate(8 160 120)">
        <rect x="56" y="48" width="208" height="144" rx="8" className="fill-teal stroke-ink" />
      </g>
      <g transform="rotate(-7 160 120)">
        <path
          d="M34 52h252a8 8 0 0 1 8 8v44a16 16 0 0 0 0 32v44a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8v-44a16 16 0 0 0 0-32V60a8 8 0 0 1 8-8z"
          className="fill-card stroke-ink"
        />
        <path d="M204 52h82a8 8 0 0 1 8 8v44a16 16 0 0 0 0 32v44a8 8 0 0 1-8 8h-82z" className="fill-mark" />
        <path d="M204 58v124" strokeDasharray="1 8" strokeWidth="3" className="stroke-ink" />
        <path
          d="M34 52h252a8 8 0 0 1 8 8v44a16 16 0 0 0 0 32v44a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8v-44a16 16 0 0 0 0-32V60a8 8 0 0 1 8-8z"
          className="stroke-ink"
        />
        <circle cx="228" cy="104" r="11" strokeWidth="5" className="stroke-ink" />
        <circle cx="260" cy="136" r="11" strokeWidth="5" className="stroke-ink" />
        <path d="m262 98-36 44" strokeWidth="5" className="stroke-ink" />
        <path d="M60 82h84" strokeWidth="6" className="stroke-ink" />
        <path d="M60 102h112M60 116h76" className="stroke-line-strong" />
        <path
          d="M60 144v24M68 144v24M80 144v24M86 144v24M98 144v24M104 144v24M116 144v24M128 144v24"
          className="stroke-ink"
        />
        <path
          d="M74 144v24M92 144v24M122 144v24"
          strokeWidth="4"
          strokeLinecap="butt"
          className="stroke-ink"
        />
      </g>
    </>
  );
}

export function Contact() {
  return (
    <>
      <g transform="translate(2 22) rotate(9 232 74)">
        <rect x="166" y="30" width="132" height="88" rx="8" className="fill-teal-soft stroke-ink" />
        <path d="m168 34 64 46 64-46" className="stroke-ink" />
        <path d="m170 115 44-46M294 115l-44-46" className="stroke-ink" />
      </g>
      <g transform="rotate(-5 120 130)">
        <rect x="36" y="26" width="166" height="196" rx="8" className="fill-card stroke-ink" />
        <path d="M56 54h54" strokeWidth="6" className="stroke-ink" />
        <path d="M54 102h78" strokeWidth="15" strokeLinecap="butt" className="stroke-mark" />
        <path d="M56 80h120M56 102h108M56 124h126M56 146h62" className="stroke-ink" />
        <path
          d="M58 190c8-18 18-18 14-4s10 4 14-4 12-4 10 4 10 4 14 0 8-2 14 2"
          strokeWidth="3"
          className="stroke-teal"
        />
      </g>
      <FountainPen x={136} y={182} turn={54} tone="fill-teal" />
    </>
  );
}

function OpenBook() {
  return (
    <>
      <rect x="40" y="74" width="146" height="88" rx="6" className="fill-teal stroke-ink" />
      <path d="M113 66c-16-12-42-14-67-10v98c25-4 51-2 67 6z" className="fill-card stroke-ink" />
      <path d="M113 66c16-12 42-14 67-10v98c-25-4-51-2-67 6z" className="fill-card stroke-ink" />
      <path d="M57 89q26-3 46 5" strokeWidth="13" strokeLinecap="butt" className="stroke-mark" />
      <path d="M59 89q24-2 42 4.500" className="stroke-ink" />
      <path
        d="M57 73q26-3 46 5M57 106q26-3 46 5M57 122q26-3 46 5M123 78q20-8 46-5M123 94q20-8 46-5M123 110q20-8 46-5M123 126q12-5 28-5"
        className="stroke-line-strong"
      />
    </>
  );
}

export function About() {
  return (
    <>
      <rect x="12" y="26" width="296" height="188" rx="12" className="fill-sunken stroke-ink" />
      <g transform="rotate(-4 113 110)">
        <OpenBook />
      </g>
      <g transform="rotate(6 246 110)">
        <rect x="206" y="98" width="80" height="72" rx="4" className="fill-mark-soft stroke-ink" />
        <path d="M220 116h44M220 130h52" className="stroke-line-strong" />
      </g>
      <circle cx="250" cy="66" r="26" className="fill-card stroke-ink" />
      <circle cx="250" cy="66" r="18" className="fill-ochre stroke-ink" />
      <path d="M270 50l14-12a6 6 0 0 1 8 9l-16 13" className="fill-card stroke-ink" />
      <Pencil x={216} y={162} turn={62} tone="fill-violet" />
      <g transform="rotate(-3 160 190)">
        <rect x="28" y="172" width="264" height="32" rx="4" className="fill-card stroke-ink" />
        <path d="M158 173h58v30h-58z" className="fill-mark" />
        <rect x="28" y="172" width="264" height="32" rx="4" className="stroke-ink" />
        <path
          d="M40 172v13M56 172v7M72 172v7M88 172v7M104 172v7M120 172v13M136 172v7M152 172v7M168 172v7M184 172v7M200 172v13M216 172v7M232 172v7M248 172v7M264 172v7M280 172v13"
          className="stroke-ink"
        />
        <path d="m187 186-8 12h16z" className="fill-teal stroke-ink" />
      </g>
    </>
  );
}
