import * as styles from './PaymentIcon.css.ts';

/** What is paid with, drawn, by its address; the word stands beside it. */
export function PaymentIcon({ src }: { src: string }) {
  return <img className={styles.icon} src={src} alt="" width="64" height="40" decoding="async" />;
}
