import * as styles from './Spinner.css.ts';

/**
 * Turns while something is done. It needs a text beside it that says what, because it has none itself. For content that
 * is loading use `Skeleton`.
 */
export function Spinner() {
  return <div className={styles.root} aria-hidden="true" />;
}
