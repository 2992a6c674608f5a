import * as styles from './PayMark.css.ts';

/** What is paid with, drawn, by its address; the word stands beside it. */
export function PayMark({ src }: { src: string }) {
  return <img className={styles.mark} src={src} alt="" width="64" height="40" decoding="async" />;
}
