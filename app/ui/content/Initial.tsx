import image from '@phosphor-icons/core/regular/image.svg?icon';
import { Icon } from './Icon.tsx';
import * as styles from './Initial.css.ts';

interface InitialProps {
  /** One character; empty for a neutral sign. */
  initial: string;
  tone: keyof typeof styles.tone;
  shape: keyof typeof styles.frame;
  /** Words below it, where there is room. */
  children?: string | undefined;
}

/**
 * The initial that fills an `Avatar` or a `PortraitImage` without a picture. Its colours and its frame depend on the
 * tone, the line of the frame on the age band.
 */
export function Initial({ initial, tone, shape, children }: InitialProps) {
  return (
    <span className={`${styles.tone[tone]} ${styles.frame[shape]}`}>
      <span className={shape === 'portrait' ? styles.letterInFrame : styles.letter} aria-hidden="true">
        {initial === '' ? <Icon source={image} /> : <bdi>{initial}</bdi>}
      </span>
      {children && <span className={styles.words}>{children}</span>}
    </span>
  );
}
