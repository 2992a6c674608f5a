import * as styles from './Spinner.css.ts';

/** Only ever beside the words that say what is being waited for. */
export function Spinner() {
  return <div className={styles.root} aria-hidden="true" />;
}
