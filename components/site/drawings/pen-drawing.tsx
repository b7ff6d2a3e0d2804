/** The marker pen, in a box of 150 by 64. */
export function PenDrawing() {
  return (
    <g transform="rotate(-14 75 32)">
      <path d="M38 22h84a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H38z" className="fill-marker stroke-ink" />
      <path d="M38 22 22 27v12l16 5zM22 28l-12 3v7l12 1z" className="fill-card stroke-ink" />
      <path d="M96 22v22M104 22v22" className="stroke-on-marker" />
      <path d="M50 33h34" strokeWidth="3" className="stroke-on-marker" />
    </g>
  );
}
