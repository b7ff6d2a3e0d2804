import type { SamplePrompt } from "@/lib/content/samples/sample-schema";

type ScenePictureProps = { picture: NonNullable<SamplePrompt["picture"]>; className?: string };

/** What a prompt is about. It is the task itself, so who cannot see it hears what it shows. */
export function ScenePicture({ picture: { scene, alt }, className }: ScenePictureProps) {
  return (
    <img
      src={`/images/scenes/${scene}.svg`}
      alt={alt}
      lang="en"
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
