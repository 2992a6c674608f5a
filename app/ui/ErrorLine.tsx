import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import { catchFocus } from './catchFocus.ts';
import * as styles from './ErrorLine.css.ts';
import { Icon } from './Icon.tsx';
import { TextButton } from './TextButton.tsx';

interface ErrorLineProps {
  children: string;
  action?: { label: string; onPress: () => void };
}

/** The inline line that remains of an error whose box has closed, until the error is resolved (rule Z3). */
export function ErrorLine({ children, action }: ErrorLineProps) {
  const press = () => {
    action?.onPress();
    catchFocus();
  };
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        <Icon source={warning} size="small" />
        <span>{children}</span>
      </p>
      {action && <TextButton onClick={press}>{action.label}</TextButton>}
    </div>
  );
}
