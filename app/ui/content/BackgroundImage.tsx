import * as styles from './BackgroundImage.css.ts';

interface BackgroundImageProps {
  src: string;
  /** From 1200 px on, if that is another one. */
  desktopSrc?: string | undefined;
}

/** A drawn landscape that fills its container, whatever its proportions. */
export function BackgroundImage({ src, desktopSrc }: BackgroundImageProps) {
  return (
    <picture>
      {desktopSrc && <source media="(min-width: 1200px)" srcSet={desktopSrc} />}
      <img className={styles.image} src={src} alt="" decoding="async" fetchPriority="high" />
    </picture>
  );
}
