import { Bars, Microphone } from "./parts";

export function SpeakAboutThePhoto() {
  return (
    <>
      <g transform="rotate(-4 62 52)">
        <rect x="12" y="14" width="104" height="80" rx="6" className="fill-card stroke-ink" />
        <rect x="20" y="22" width="88" height="64" rx="3" className="fill-teal-soft" />
        <path d="M20 68q22-8 44-4t44-3v22a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3z" className="fill-mark stroke-ink" />
        <path d="m58 34 12 42" className="stroke-ink" />
        <path d="M34 52c0-18 36-28 46-12l-14 4-14 4z" className="fill-red stroke-ink" />
        <path d="M52 48c-2-8 0-14 6-15 5 3 8 6 8 11z" className="fill-card stroke-ink" />
        <rect x="20" y="22" width="88" height="64" rx="3" className="stroke-ink" />
      </g>
      <circle cx="122" cy="82" r="28" className="fill-ochre-soft stroke-ink" />
      <Microphone x={122} y={101} tone="fill-ochre" />
    </>
  );
}

export function ReadThenSpeak() {
  return (
    <>
      <rect x="12" y="10" width="82" height="84" rx="6" className="fill-card stroke-ink" />
      <path d="M24 25h44" strokeWidth="5" className="stroke-ink" />
      <g className="fill-ochre stroke-ink">
        <circle cx="28" cy="42" r="3.500" />
        <circle cx="28" cy="58" r="3.500" />
        <circle cx="28" cy="74" r="3.500" />
      </g>
      <path d="M38 42h42M38 58h20M38 74h14" className="stroke-line-strong" />
      <path d="M104 22c16-4 26 4 26 20m-7-6 7 7 7-7" className="stroke-ink" />
      <path
        d="M70 52h70a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-52l-14 12V98h-4a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8z"
        className="fill-ochre stroke-ink"
      />
      <Bars x={78} y={75} heights={[8, 18, 28, 14, 24, 10, 20, 12, 6]} step={7} className="stroke-card" />
    </>
  );
}

/** Sound that is heard, then an answer that is said. */
export function ListenThenSpeak() {
  return (
    <>
      <path d="M12 34v24h15l20 16V18L27 34z" className="fill-ochre stroke-ink" />
      <path d="M56 36q7 10 0 20M65 28q12 18 0 36" className="stroke-ink" />
      <path d="M104 16c16-4 26 4 26 20m-7-6 7 7 7-7" className="stroke-ink" />
      <path
        d="M70 52h70a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-52l-14 12V98h-4a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8z"
        className="fill-card stroke-ink"
      />
      <Bars x={78} y={75} heights={[6, 14, 22, 28, 16, 24, 12, 18, 8]} step={7} className="stroke-ochre" />
    </>
  );
}

function Talker({ skin, shirt, eye, hair }: { skin: string; shirt: string; eye: string; hair: string }) {
  return (
    <>
      <path d="M-30 46c0-12 6-17 17-20H2c11 3 16 9 17 20z" className={`${shirt} stroke-ink`} />
      <path
        d="M-12 27V13c-7-5-10-15-8-23 4-14 17-18 27-14 7 3 10 8 10 15l5 9c1 2 0 3-2 3h-2l1 4-5 2 4 2.500v2c0 4-2 5.500-6 5.500H2v8q-7 6-14 0z"
        className={`${skin} stroke-edge-line`}
      />
      <path d={hair} className="fill-hair stroke-edge-line" />
      <path d="M11-7v3" strokeWidth="2.6" className={eye} />
    </>
  );
}

const shortHair =
  "M15-14c-4-1-8 0-10 3v6c-5-2-10 0-10 5 0 4 2 5 3 6-2 4-5 7-10 7-8-5-10-15-8-23 4-14 17-18 27-14 5 2 8 6 8 10z";
const tiedHair =
  "M15-14c-6 0-10 2-12 7-2 8-7 16-15 20-3-2-5-5-7-8-9 0-13-7-10-13 2-5 6-6 10-4C-14-25-2-28 7-24c5 2 8 6 8 10z";

export function InteractiveSpeaking() {
  return (
    <>
      <g transform="translate(42 63)">
        <Talker skin="fill-skin-fair" shirt="fill-teal" eye="stroke-edge-line" hair={tiedHair} />
      </g>
      <g transform="translate(118 63) scale(-1 1)">
        <Talker skin="fill-skin-brown" shirt="fill-card" eye="stroke-skin-light" hair={shortHair} />
      </g>
      <path
        d="M20 8h52a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H66l-4 8-5-8H20a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
        className="fill-card stroke-ink"
      />
      <path
        d="M88 8h52a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-37l-5 8-4-8h-6a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
        className="fill-mark stroke-ink"
      />
      <Bars x={28} y={21} heights={[4, 10, 16, 8, 14, 6, 4]} className="stroke-ink-faint" />
      <Bars x={96} y={21} heights={[6, 14, 8, 16, 10, 12, 4]} className="stroke-ink" />
    </>
  );
}

export function SpeakingSample() {
  return (
    <>
      <rect x="14" y="10" width="132" height="86" rx="6" className="fill-ochre-soft stroke-ink" />
      <path d="M44 95c2-18 14-24 26-27h20c12 3 24 9 26 27z" className="fill-ochre stroke-ink" />
      <path d="M70 58v12q10 8 20 0V58z" className="fill-skin-tan stroke-edge-line" />
      <path
        d="M62 44c0-10 8-14 18-14s18 4 18 14v6c0 10-8 18-18 18s-18-8-18-18z"
        className="fill-skin-tan stroke-edge-line"
      />
      <path
        d="M60 48C54 22 70 18 80 18s26 4 20 30c-4-3-5-7-6-12-10 2-18 0-24-4-2 6-4 12-10 16z"
        className="fill-hair stroke-edge-line"
      />
      <path d="M73 46v1.500M87 46v1.500" strokeWidth="2.6" className="stroke-edge-line" />
      <path d="M74 55h12q-1 6-6 6t-6-6z" className="fill-lips stroke-edge-line" />
      <path d="M24 30v-6a4 4 0 0 1 4-4h6M136 76v6a4 4 0 0 1-4 4h-6" className="stroke-ink" />
      <circle cx="132" cy="24" r="5" className="fill-red stroke-ink" />
      <path d="M14 108h132" strokeWidth="5" className="stroke-line" />
      <path d="M14 108h78" strokeWidth="5" className="stroke-ochre" />
      <circle cx="92" cy="108" r="6" className="fill-card stroke-ink" />
    </>
  );
}

export function ReadAloud() {
  return (
    <>
      <rect x="12" y="12" width="136" height="62" rx="6" className="fill-card stroke-ink" />
      <path d="M24 32h98" strokeWidth="14" strokeLinecap="butt" className="stroke-mark" />
      <path d="M24 54h38" strokeWidth="14" strokeLinecap="butt" className="stroke-mark" />
      <path d="M26 32h20M54 32h12M74 32h28M110 32h10M26 54h32" strokeWidth="5" className="stroke-ink" />
      <path d="M70 54h18" strokeWidth="5" className="stroke-line-strong" />
      <Bars x={18} y={94} heights={[6, 16, 24, 12, 20, 10, 26]} className="stroke-ochre" />
      <Bars x={60} y={94} heights={[3, 3, 3, 3, 3]} className="stroke-line-strong" />
      <circle cx="122" cy="80" r="28" className="fill-ochre-soft stroke-ink" />
      <Microphone x={122} y={99} tone="fill-ochre" />
    </>
  );
}
