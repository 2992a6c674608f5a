import * as styles from './BackgroundImage.css.ts';

interface BackgroundImageProps {
  src: string;
  /** Address of the drawing for windows of 1200 px and more. */
  desktopSrc: string;
}

/**
 * A drawn landscape that fills its container, whatever its proportions, behind other content; a drawing beside a text
 * is an `Illustration`.
 */
export function BackgroundImage({ src, desktopSrc }: BackgroundImageProps) {
  return (
    <picture>
      <source media="(min-width: 1200px)" srcSet={desktopSrc} />
      {/* Lazy, so that it is not loaded where another page hides it. */}
      <img className={styles.image} loading="lazy" decoding="async" fetchPriority="high" src={src} alt="" />
    </picture>
  );
}
