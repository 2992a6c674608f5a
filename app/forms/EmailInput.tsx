import { useLingui } from '@lingui/react/macro';
import { TextField } from '../ui/fields/TextField.tsx';

interface EmailInputProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** A field for the address with which a guest signs in; browsers fill it in as the name of the account (rule F3). */
export function EmailInput(props: EmailInputProps) {
  const { t } = useLingui();
  return <TextField id="email" type="email" label={t`Email address`} autoComplete="username" {...props} />;
}
