import * as styles from './Spinner.css.ts';

/** Needs a text beside it that says what is loading. */
export function Spinner() {
  return <div className={styles.root} aria-hidden="true" />;
}
