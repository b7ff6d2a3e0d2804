import { FountainPen } from "./parts";

export function FourSkills() {
  return (
    <>
      <rect x="14" y="10" width="62" height="47" rx="6" className="fill-teal-soft stroke-ink" />
      <rect x="84" y="10" width="62" height="47" rx="6" className="fill-violet-soft stroke-ink" />
      <rect x="14" y="63" width="62" height="47" rx="6" className="fill-ochre-soft stroke-ink" />
      <rect x="84" y="63" width="62" height="47" rx="6" className="fill-green-soft stroke-ink" />
      <path
        d="M45 24c-6-4-13-5-20-4v25c7-1 14 0 20 4 6-4 13-5 20-4V20c-7-1-14 0-20 4z"
        className="fill-teal stroke-ink"
      />
      <path d="M45 24v25" className="stroke-ink" />
      <path d="M30 28q5 0 9 2M30 35q5 0 9 2M60 28q-5 0-9 2M60 35q-5 0-9 2" className="stroke-card" />
      <path d="M100 40v-5a15 15 0 0 1 30 0v5" className="stroke-ink" />
      <rect x="96" y="35" width="10" height="15" rx="4" className="fill-violet stroke-ink" />
      <rect x="124" y="35" width="10" height="15" rx="4" className="fill-violet stroke-ink" />
      <rect x="38" y="69" width="14" height="23" rx="7" className="fill-ochre stroke-ink" />
      <path d="M33 84v2a12 12 0 0 0 24 0v-2M45 98v5M38 103h14" className="stroke-ink" />
      <path d="m101 99 3-11 20-18 8 9-20 18z" className="fill-green stroke-ink" />
      <path d="m104 88 8 9M120 74l8 9" className="stroke-ink" />
      <path d="M114 102h18" className="stroke-ink" />
    </>
  );
}

export function Reading() {
  return (
    <>
      <path
        d="M18 34h124a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
        className="fill-teal stroke-ink"
      />
      <path d="M80 28C64 18 42 16 20 20v78c22-4 44-3 60 5z" className="fill-card stroke-ink" />
      <path d="M80 28c16-10 38-12 60-8v78c-22-4-44-3-60 5z" className="fill-card stroke-ink" />
      <path
        d="M30 52q22-2 40 6M30 66q14-1 26 2"
        strokeWidth="11"
        strokeLinecap="butt"
        className="stroke-mark"
      />
      <path
        d="M30 36q22-2 40 6M30 80q22-2 40 6M90 42q18-8 40-6M90 56q18-8 40-6M90 70q18-8 40-6M90 84q10-5 22-6"
        className="stroke-line-strong"
      />
      <path d="M32 52q20-1 36 5M32 66q12-1 22 2" className="stroke-ink" />
      <path d="M114 12v28l6-5 6 5V12z" className="fill-red stroke-ink" />
    </>
  );
}

export function Listening() {
  return (
    <>
      <path d="M36 110c2-20 16-26 32-30h24c16 4 30 10 32 30z" className="fill-violet stroke-ink" />
      <path d="M68 70v12q12 10 24 0V70z" className="fill-skin-brown stroke-edge-line" />
      <path
        d="M56 46c0-18 10-26 24-26s24 8 24 26v6c0 16-10 26-24 26s-24-10-24-26z"
        className="fill-skin-brown stroke-edge-line"
      />
      <path
        d="M55 46c-4-24 12-34 28-32 16 0 26 12 22 32-4-4-6-8-6-14-12 4-26 2-34-2-1 6-4 12-10 16z"
        className="fill-hair stroke-edge-line"
      />
      <path d="M67 50q3 3 6 0M87 50q3 3 6 0M72 62q8 7 16 0" className="stroke-skin-light" />
      <path d="M50 50V42a30 32 0 0 1 60 0v8" strokeWidth="8" className="stroke-ink" />
      <path d="M50 50V42a30 32 0 0 1 60 0v8" strokeWidth="4" className="stroke-mark" />
      <rect x="42" y="42" width="15" height="26" rx="7" className="fill-violet stroke-ink" />
      <rect x="103" y="42" width="15" height="26" rx="7" className="fill-violet stroke-ink" />
      <path
        d="M32 44q-6 11 0 22M22 36q-10 19 0 38M128 44q6 11 0 22M138 36q10 19 0 38"
        className="stroke-violet"
      />
    </>
  );
}

export function Speaking() {
  return (
    <>
      <path d="M38 110h48M62 110V84" className="stroke-ink" />
      <path d="M36 50v8a26 26 0 0 0 52 0v-8" className="stroke-ink" />
      <rect x="44" y="12" width="36" height="64" rx="18" className="fill-ochre stroke-ink" />
      <path d="M53 24v14M62 22v16M71 24v14" className="stroke-card" />
      <path d="M44 46h36v8H44z" className="fill-mark stroke-ink" />
      <path d="M26 30q-8 13 0 26M15 24q-12 19 0 38" className="stroke-ochre" />
      <path
        d="M104 20h38a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-22l-12 10V60h-4a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
        className="fill-card stroke-ink"
      />
      <path d="M108 33h30" strokeWidth="5" className="stroke-ink" />
      <path d="M108 46h18" strokeWidth="5" className="stroke-ink" />
    </>
  );
}

export function Writing() {
  return (
    <>
      <rect x="14" y="12" width="104" height="96" rx="6" className="fill-card stroke-ink" />
      <path d="M28 30h58" strokeWidth="12" strokeLinecap="butt" className="stroke-mark" />
      <path d="M30 30h20M58 30h26" strokeWidth="5" className="stroke-ink" />
      <path d="M28 50h62M28 64h40" className="stroke-line-strong" />
      <path
        d="M28 92c6-16 14-16 12-4s6 6 10-2 8-4 7 2 6 4 9 0 6-4 12 2"
        strokeWidth="3"
        className="stroke-green"
      />
      <FountainPen x={80} y={92} turn={42} tone="fill-green" />
    </>
  );
}
