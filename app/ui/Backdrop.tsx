import * as styles from './Backdrop.css.ts';

interface BackdropProps {
  src: string;
  /** From 1200 px on. */
  desktopSrc: string;
}

/** A drawn landscape that fills its frame, whatever its proportions. */
export function Backdrop({ src, desktopSrc }: BackdropProps) {
  return (
    <picture>
      <source media="(min-width: 1200px)" srcSet={desktopSrc} />
      <img className={styles.backdrop} src={src} alt="" decoding="async" />
    </picture>
  );
}
