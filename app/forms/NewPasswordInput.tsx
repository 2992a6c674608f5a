import { useLingui } from '@lingui/react/macro';
import { MIN_PASSWORD_LENGTH } from '../lib/validatePassword.ts';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

/** A field for a new password. It has a file of its own because sign-in does not need the list of common passwords. */
export function NewPasswordInput(props: Omit<PasswordInputProps, 'label' | 'hint' | 'autoComplete'>) {
  const { t } = useLingui();
  return (
    <PasswordInput
      {...props}
      label={t`New password`}
      autoComplete="new-password"
      hint={t`At least ${{ count: MIN_PASSWORD_LENGTH }} characters. Three words are easy to remember and hard to guess.`}
    />
  );
}
