import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { updateEmail } from '../../api/contract/accountSettings.ts';
import { accountKey } from '../../api/queryKeys.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountFormErrors } from './AccountFormErrors.tsx';
import { AccountPasswordField } from './AccountPasswordField.tsx';
import { emailInUse, passwordIncorrect, validateEmailChange } from './accountValidation.ts';
import { useAccountForm } from './useAccountForm.ts';

interface ChangeEmailFormProps {
  current: string;
  /** Called with whether the address was changed. */
  onClose: (changed: boolean) => void;
}

export function ChangeEmailForm({ current, onClose }: ChangeEmailFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState({ email: '', password: '' });
  const { state, submit } = useAccountForm({
    password: { 'email-password': passwordIncorrect },
    email: { 'new-email': emailInUse },
  });
  const { fieldErrors, busy } = state;
  useUnsavedChanges(fields.email !== '' && !busy);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { email: fields.email.trim(), password: fields.password };
    if (!(await submit(validateEmailChange(fields, current), () => api.call(updateEmail, { body })))) return;
    await queryClient.invalidateQueries({ queryKey: accountKey });
    onClose(true);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <AccountFormErrors state={state} />
        <TextField
          id="new-email"
          type="email"
          label={t`New e-mail address`}
          autoComplete="email"
          value={fields.email}
          onChange={(email) => setFields({ ...fields, email })}
          error={fieldErrors['new-email'] && t(fieldErrors['new-email'])}
        />
        <AccountPasswordField
          id="email-password"
          label={t`Your password, so that we know it is you`}
          value={fields.password}
          onChange={(password) => setFields({ ...fields, password })}
          error={fieldErrors['email-password']}
        />
        <Row>
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my new address</Trans>}
          </Button>
          <Button tone="quiet" onClick={() => onClose(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
