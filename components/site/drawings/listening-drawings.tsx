import { Bars } from "./parts";

function Speaker() {
  return (
    <>
      <path d="M16 85c1-14 10-20 18-22h12c8 2 17 8 18 22z" className="fill-violet stroke-ink" />
      <path d="M34 56v9q6 6 12 0v-9z" className="fill-skin-fair stroke-edge-line" />
      <path d="M27 46c0-24 26-24 26 0v14H27z" className="fill-hair stroke-edge-line" />
      <path
        d="M30 44c8 0 12-3 14-7 1 4 3 6 6 7v4c0 7-4 12-10 12s-10-5-10-12z"
        className="fill-skin-fair stroke-edge-line"
      />
      <path d="M36 47v1M44 47v1M37 54q3 2.500 6 0" className="stroke-edge-line" />
    </>
  );
}

export function InteractiveListening() {
  return (
    <>
      <rect x="12" y="18" width="56" height="68" rx="6" className="fill-violet-soft stroke-ink" />
      <Speaker />
      <rect x="12" y="18" width="56" height="68" rx="6" className="stroke-ink" />
      <path
        d="M84 10h58a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H88l-14 6 4-11V16a6 6 0 0 1 6-6z"
        className="fill-violet stroke-ink"
      />
      <Bars x={91} y={27} heights={[6, 14, 22, 12, 18, 8, 16, 6]} className="stroke-card" />
      <rect x="58" y="58" width="90" height="22" rx="6" className="fill-card stroke-ink" />
      <rect x="58" y="86" width="90" height="24" rx="6" className="fill-mark stroke-ink" />
      <circle cx="71" cy="69" r="5" className="fill-card stroke-ink" />
      <path d="M84 69h46" className="stroke-line-strong" />
      <circle cx="71" cy="98" r="5" className="fill-violet stroke-ink" />
      <path d="M84 98h52" className="stroke-ink" />
    </>
  );
}
