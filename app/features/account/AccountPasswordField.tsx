import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';

interface AccountPasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isNew?: boolean;
  hint?: string;
  error: MessageDescriptor | undefined;
}

export function AccountPasswordField({
  id,
  label,
  value,
  onChange,
  isNew = false,
  hint,
  error,
}: AccountPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      id={id}
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={onChange}
      hint={hint}
      texts={{
        show: t`Show`,
        hide: t`Hide`,
        shown: t`The password is shown.`,
        hidden: t`The password is hidden.`,
      }}
      error={error && t(error)}
    />
  );
}
