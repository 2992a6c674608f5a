import * as styles from './Illustration.css.ts';
import { useLoadableImage } from './useLoadableImage.ts';

interface IllustrationProps {
  /** Address of the drawing, which is 640 wide and 480 high. */
  src: string;
  /** Not visible when the page opens. */
  lazy?: boolean;
}

/**
 * A decorative drawing beside a text; nothing takes its place where it does not load. A drawing behind the content is a
 * `BackgroundImage`.
 */
export function Illustration({ src, lazy = false }: IllustrationProps) {
  const { src: loadable, onError } = useLoadableImage(src);
  if (loadable === null) return null;
  return (
    <img
      className={styles.image}
      src={loadable}
      width="640"
      height="480"
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={onError}
    />
  );
}
