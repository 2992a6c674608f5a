import * as styles from './Scene.css.ts';

interface SceneProps {
  /** Address of the drawing. */
  src: string;
  /** Its own proportions, so that nothing moves when it arrives. */
  width: number;
  height: number;
}

/** A drawn picture that goes with words; it says nothing itself. */
export function Scene({ src, width, height }: SceneProps) {
  return <img className={styles.scene} src={src} width={width} height={height} alt="" decoding="async" />;
}

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
