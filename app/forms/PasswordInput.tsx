import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../ui/fields/PasswordField.tsx';

export interface PasswordInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: string;
  autoComplete?: 'current-password' | 'new-password';
}

/** A field for a password, which can be shown, pasted and managed by the browser (rule F1). */
export function PasswordInput({ autoComplete = 'current-password', hint, ...field }: PasswordInputProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      hint={hint}
      autoComplete={autoComplete}
      texts={{
        show: t`Show`,
        hide: t`Hide`,
        showLabel: t`Show password`,
        hideLabel: t`Hide password`,
        shown: t`The password is shown.`,
        hidden: t`The password is hidden.`,
      }}
    />
  );
}
