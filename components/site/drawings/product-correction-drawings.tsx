import { Bars, Check, FountainPen, Microphone } from "./parts";

export function WritingCorrection() {
  return (
    <>
      <rect x="20" y="14" width="182" height="212" rx="8" className="fill-card stroke-ink" />
      <path d="M40 38h76" strokeWidth="6" className="stroke-ink" />
      <path d="M112 62h54" strokeWidth="15" strokeLinecap="butt" className="stroke-mark" />
      <path d="M38 166h50" strokeWidth="15" strokeLinecap="butt" className="stroke-green-soft" />
      <path
        d="M40 62h66M114 62h50M40 88h66M118 88h44M40 114h132M40 140h112M40 166h46M96 166h26"
        className="stroke-ink"
      />
      <path d="m115 92 50-8" strokeWidth="3" className="stroke-red" />
      <path d="M40 192h72" className="stroke-ink" />
      <path d="M170 62c26 0 22-14 48-14" strokeDasharray="1 5" className="stroke-ink" />
      <path d="M170 88c26 0 22 30 48 30" strokeDasharray="1 5" className="stroke-ink" />
      <rect x="218" y="22" width="86" height="54" rx="8" className="fill-mark-soft stroke-ink" />
      <path d="M230 38h34" strokeWidth="5" className="stroke-ink" />
      <path d="M230 52h60M230 62h42" className="stroke-line-strong" />
      <rect x="218" y="92" width="86" height="54" rx="8" className="fill-red-soft stroke-ink" />
      <path d="M230 108h12M230 124h56M230 134h36" className="stroke-line-strong" />
      <path d="M230 108h20" strokeWidth="5" className="stroke-red" />
      <path d="M256 108h12m-5-5 5 5-5 5" className="stroke-ink" />
      <path d="M276 108h16" strokeWidth="5" className="stroke-green" />
      <rect x="218" y="162" width="86" height="54" rx="8" className="fill-card stroke-ink" />
      <path d="M262 198h18" strokeWidth="10" className="stroke-mark" />
      <path
        d="M230 198h62M230 192v12M245.500 195v6M261 195v6M276.500 195v6M292 192v12"
        className="stroke-ink"
      />
      <path d="m271 190-6-11h12z" className="fill-teal stroke-ink" />
      <Check x={24} y={166} />
      <FountainPen x={117} y={193} turn={66} tone="fill-teal" />
    </>
  );
}

export function SpeakingCorrection() {
  return (
    <>
      <rect x="16" y="16" width="288" height="176" rx="10" className="fill-card stroke-ink" />
      <path d="M112 26h58v72h-58z" className="fill-mark" />
      <circle cx="46" cy="62" r="16" className="fill-ochre stroke-ink" />
      <path d="M42 54v16l12-8z" className="fill-card stroke-card" />
      <Bars x={78} y={62} heights={[14, 30, 46, 22, 38]} step={7} className="stroke-ochre" />
      <Bars x={119} y={62} heights={[18, 40, 56, 30, 48, 24, 36]} step={7} className="stroke-ink" />
      <Bars
        x={178}
        y={62}
        heights={[16, 28, 44, 24, 36, 50, 30, 18, 34, 42, 26, 14, 22, 10, 6]}
        step={7}
        className="stroke-line-strong"
      />
      <path d="M170 22v80" className="stroke-ink" />
      <circle cx="170" cy="22" r="5" className="fill-teal stroke-ink" />
      <path d="M17 110h286" className="stroke-line" />
      <path d="M110 132h62" strokeWidth="16" strokeLinecap="butt" className="stroke-mark" />
      <path
        d="M34 132h28M74 132h26M114 132h54M182 132h22M216 132h40M34 162h42M88 162h20M122 162h34"
        strokeWidth="6"
        className="stroke-ink"
      />
      <path d="M120 172q4.500 6 9 0t9 0 9 0 9 0" className="stroke-red" />
      <path d="M86 172h24" className="stroke-green" strokeWidth="3" />
      <path
        d="M60 186h104a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z"
        className="fill-red-soft stroke-ink"
      />
      <path d="m128 187 8-9 8 9" className="fill-red-soft stroke-ink" />
      <path d="M68 206h30" strokeWidth="5" className="stroke-red" />
      <path d="M108 206h14m-5-5 5 5-5 5" className="stroke-ink" />
      <path d="M132 206h26" strokeWidth="5" className="stroke-green" />
      <circle cx="258" cy="184" r="38" className="fill-ochre-soft stroke-ink" />
      <Microphone x={258} y={204} tone="fill-ochre" />
    </>
  );
}

export function ListeningProduct() {
  return (
    <>
      <path d="M84 110V92a76 76 0 0 1 152 0v18" strokeWidth="16" className="stroke-ink" />
      <path d="M84 110V92a76 76 0 0 1 152 0v18" strokeWidth="12" className="stroke-violet-soft" />
      <rect x="62" y="86" width="34" height="64" rx="14" className="fill-violet stroke-ink" />
      <rect x="224" y="86" width="34" height="64" rx="14" className="fill-violet stroke-ink" />
      <path
        d="M96 98h8a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-8zM224 98h-8a6 6 0 0 0-6 6v28a6 6 0 0 0 6 6h8z"
        className="fill-mark stroke-ink"
      />
      <Bars
        x={124}
        y={100}
        heights={[12, 34, 56, 26, 72, 42, 60, 28, 14]}
        step={9}
        className="stroke-violet"
      />
      <path
        d="M48 96q-10 22 0 44M34 86q-16 32 0 64M272 96q10 22 0 44M286 86q16 32 0 64"
        className="stroke-ink"
      />
      <rect x="30" y="164" width="260" height="62" rx="10" className="fill-card stroke-ink" />
      <path d="M122 182h76" strokeWidth="15" strokeLinecap="butt" className="stroke-mark" />
      <path d="M48 182h64M126 182h26M164 182h30" strokeWidth="5" className="stroke-ink" />
      <path d="M208 182h60M48 206h44M104 206h72" strokeWidth="5" className="stroke-line-strong" />
    </>
  );
}
