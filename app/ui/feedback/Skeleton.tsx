import * as styles from './Skeleton.css.ts';

/** Holds the place of what is being loaded; the words "loading" are said once, by whoever uses it. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof styles.shape }) {
  return <div className={styles.shape[shape]} aria-hidden="true" />;
}
