interface PhotoProps {
  /** Address for browsers that read no candidates. */
  src: string;
  /** Candidates for a `srcset` in two formats, by day and by night. */
  avif: string;
  webp: string;
  nightAvif: string;
  nightWebp: string;
  /** Widths at which it is shown, as the attribute `sizes` has them. */
  sizes: string;
  className: string;
  width: number;
  height: number;
}

const night = '(prefers-color-scheme: dark)';

/** A decorative photograph in place of a drawing, in the format and size that the browser needs. */
export function Photo({ avif, webp, nightAvif, nightWebp, sizes, ...image }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" media={night} srcSet={nightAvif} sizes={sizes} />
      <source type="image/webp" media={night} srcSet={nightWebp} sizes={sizes} />
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...image} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
