import * as styles from './PaymentIcon.css.ts';

/** Picture of a payment method. It has no `alt`: the text beside it says the same. */
export function PaymentIcon({ src }: { src: string }) {
  return <img className={styles.icon} src={src} alt="" width="64" height="40" decoding="async" />;
}
