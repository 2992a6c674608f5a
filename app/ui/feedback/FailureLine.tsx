import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import { TextButton } from '../actions/TextButton.tsx';
import { Icon } from '../content/Icon.tsx';
import { thenRestoreFocus } from '../focus/restoreLostFocus.ts';
import * as styles from './FailureLine.css.ts';

interface FailureLineProps {
  children: string;
  action?: { label: string; onPress: () => void };
}

/**
 * One line in the place of a closed `TimedBanner`, until the failure is resolved (rule Z3). It is for failures of an
 * action or of content; the problem of a field is shown by its `FieldFrame`.
 */
export function FailureLine({ children, action }: FailureLineProps) {
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
