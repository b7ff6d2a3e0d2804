type DrawnPictureProps = { file: string; width: number; height: number; className?: string | undefined };

/**
 * A drawing of components/site/drawings as a file (`npm run content:covers` writes it): a page names it, and is neither
 * longer nor slower for it. It takes the colours of the theme around it, and is said by the text beside it.
 */
export function DrawnPicture({ file, ...rest }: DrawnPictureProps) {
  return <img {...rest} src={`/images/pages/${file}.svg`} alt="" loading="lazy" decoding="async" />;
}
