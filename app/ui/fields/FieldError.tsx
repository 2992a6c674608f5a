import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Field.css.ts';

/** The error of a control or group; `describeField` refers to it by the id of the control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon source={warning} />
      <span>{error}</span>
    </p>
  );
}
