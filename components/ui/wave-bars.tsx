type WaveBarsProps = {
  /** In a drawing of 2 by 48 a bar. */
  path: string;
  bars: number;
  className: string;
};

/** The bars of a waveform, stretched over what they lie in. */
export const WaveBars = ({ path, bars, className }: WaveBarsProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${2 * bars} 48`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full"
  >
    <path
      d={path}
      className={className}
      fill="none"
      strokeWidth={bars > 48 ? 2 : 3}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
