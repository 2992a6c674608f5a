import * as styles from './Spinner.css.ts';

/**
 * A sign that turns while something is done. It needs a text beside it that says what. For content that is loading use
 * `Skeleton`.
 */
export function Spinner() {
  return <div className={styles.root} aria-hidden="true" />;
}
