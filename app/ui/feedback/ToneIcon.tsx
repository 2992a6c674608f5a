import success from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import info from '@phosphor-icons/core/fill/info-fill.svg?icon';
import danger from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import warning from '@phosphor-icons/core/fill/warning-fill.svg?icon';
import { Icon } from '../content/Icon.tsx';
import * as styles from './ToneIcon.css.ts';

const icons = { info, success, warning, danger };

/** The shape that goes with the colour of a message (rule S6): what `Banner` and `Toast` begin with. */
export function ToneIcon({ tone }: { tone: keyof typeof icons }) {
  return (
    <span className={styles.color[tone]}>
      <Icon source={icons[tone]} />
    </span>
  );
}
