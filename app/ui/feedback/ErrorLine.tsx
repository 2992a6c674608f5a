import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import { TextButton } from '../actions/TextButton.tsx';
import { Icon } from '../content/Icon.tsx';
import { thenRestoreFocus } from '../focus/restoreLostFocus.ts';
import * as styles from './ErrorLine.css.ts';

interface ErrorLineProps {
  children: string;
  action?: { label: string; onPress: () => void };
}

/**
 * One line with what remains of an error whose `TimedBanner` has closed, until the error is resolved (rule Z3). It is
 * for errors of an action or of content; the error of a field is shown by its `FieldFrame`.
 */
export function ErrorLine({ children, action }: ErrorLineProps) {
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        <Icon source={warning} size="small" />
        <span>{children}</span>
      </p>
      {action && <TextButton onClick={thenRestoreFocus(action.onPress)}>{action.label}</TextButton>}
    </div>
  );
}
