import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import { TextButton } from '../actions/TextButton.tsx';
import { Icon } from '../content/Icon.tsx';
import { restoreLostFocus } from '../focus/restoreLostFocus.ts';
import * as styles from './FailureLine.css.ts';

interface FailureLineProps {
  children: string;
  action?: { label: string; onPress: () => void };
}

/** What remains of a failure whose banner has closed, until it is resolved (rule Z3). */
export function FailureLine({ children, action }: FailureLineProps) {
  const press = () => {
    action?.onPress();
    restoreLostFocus();
  };
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
