import eye from '@phosphor-icons/core/regular/eye.svg?icon';
import eyeSlash from '@phosphor-icons/core/regular/eye-slash.svg?icon';
import { useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { describeField, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useHydratedInput } from './useHydratedInput.ts';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** Words and labels of the button, and announcements after it was pressed. */
  texts: Record<'show' | 'hide' | 'showLabel' | 'hideLabel' | 'shown' | 'hidden', string>;
}

/**
 * A field for a password, which can be shown, pasted and managed (rule F1). `autoComplete` tells password managers
 * whether it is a new one.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { id, hint, problem, value, onChange, autoComplete, texts } = props;
  const input = useHydratedInput(value, onChange);
  const [shown, setShown] = useState(false);
  const [announced, setAnnounced] = useState('');
  const toggle = () => {
    setShown(!shown);
    setAnnounced(shown ? texts.hidden : texts.shown);
  };
  return (
    <FieldFrame {...props}>
      <div className={styles.inputWithButton} data-invalid={problem ? '' : undefined}>
        <input
          translate="no"
          ref={input}
          id={id}
          name={id}
          className={styles.framedInput}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          {...describeField(id, hint, problem)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? texts.hideLabel : texts.showLabel}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon source={shown ? eyeSlash : eye} />
          <span className={styles.revealWord}>{shown ? texts.hide : texts.show}</span>
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </FieldFrame>
  );
}
