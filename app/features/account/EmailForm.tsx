import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { updateEmail } from '../../api/contract/settings.ts';
import { accountKey } from '../../lib/queryKeys.ts';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmailChange, emailTaken, wrongPassword } from './account.model.ts';
import { FormNotices } from './FormNotices.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface EmailFormProps {
  current: string;
  /** Told whether the address was changed. */
  onClose: (changed: boolean) => void;
}

export function EmailForm({ current, onClose }: EmailFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState({ email: '', password: '' });
  const { state, submit } = useAccountForm({
    password: { 'email-password': wrongPassword },
    email: { 'new-email': emailTaken },
  });
  const { mistakes, busy } = state;
  useUnsaved(fields.email !== '' && !busy);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { email: fields.email.trim(), password: fields.password };
    const done = await submit(checkEmailChange(fields, current), () => api.call(updateEmail, { body }));
    if (!done) return;
    await queryClient.invalidateQueries({ queryKey: accountKey });
    onClose(true);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <FormNotices state={state} />
        <TextField
          id="new-email"
          type="email"
          label={t`New e-mail address`}
          autoComplete="email"
          value={fields.email}
          onChange={(email) => setFields({ ...fields, email })}
          error={mistakes['new-email'] && t(mistakes['new-email'])}
        />
        <OwnPassword
          id="email-password"
          label={t`Your password, so that we know it is you`}
          value={fields.password}
          onChange={(password) => setFields({ ...fields, password })}
          mistake={mistakes['email-password']}
        />
        <Row>
          <Button type="submit" inactive={busy}>
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
