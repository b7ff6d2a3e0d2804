import { AskedPicture, type Picture } from "@/components/learner/corrections/asked-picture";

type AskedTextProps = {
  asks: string;
  points?: readonly string[];
  picture?: Picture | null;
  isSmall?: boolean;
};

/** What a prompt asks for. */
export function AskedText({ asks, points = [], picture = null, isSmall = false }: AskedTextProps) {
  return (
    <div className="grid gap-3">
      {picture ? <AskedPicture picture={picture} /> : null}
      {asks ? (
        <p lang="en" className={`max-w-text whitespace-pre-line ${isSmall ? "" : "text-lg"}`}>
          {asks}
        </p>
      ) : null}
      {points.length > 0 ? (
        <ul lang="en" className="max-w-text list-disc ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
