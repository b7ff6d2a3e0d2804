/** Firefox takes this Thai word apart (พ|ร้อม) where a line ends. */
const torn = /(พร้อม)/;

/** A text whose words no browser breaks. */
export function Kept({ text }: { text: string }) {
  return text.split(torn).map((part, index) =>
    torn.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
