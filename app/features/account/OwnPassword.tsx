import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface OwnPasswordProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isNew?: boolean;
  hint?: string;
  mistake: MessageDescriptor | undefined;
}

export function OwnPassword({ id, label, value, onChange, isNew = false, hint, mistake }: OwnPasswordProps) {
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
      error={mistake && t(mistake)}
    />
  );
}
