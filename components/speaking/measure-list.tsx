/** Names and figures, one line each. */
export function MeasureLines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
