import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { updatePassword } from '../../api/contract/accountSettings.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { Form } from '../../forms/Form.tsx';
import { NewPasswordInput } from '../../forms/NewPasswordInput.tsx';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useApi } from '../../session/useSession.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { AccountSection } from './AccountSection.tsx';
import { validatePasswordChange } from './accountValidation.ts';
import { explainAccountError } from './explainAccountError.ts';
import { FormDisclosure, SaveOrCancel } from './FormDisclosure.tsx';

export function PasswordSection({ email }: { email: string }) {
  const { t } = useLingui();
  return (
    <AccountSection id="password" title={t`Password`}>
      <FormDisclosure
        openLabel={<Trans>Change my password</Trans>}
        firstField="#current-password"
        savedNotice={<Banner tone="success" title={t`Your new password is saved`} announce />}
      >
        {(close) => <ChangePasswordForm email={email} onClose={close} />}
      </FormDisclosure>
    </AccountSection>
  );
}

function ChangePasswordForm({ email, onClose }: { email: string; onClose: (saved: boolean) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [fields, setFields] = useState({ current: '', next: '' });
  const form = useFormSubmission(explainAccountError({ password: 'current-password' }));
  useUnsavedChanges(fields.next !== '' && !form.busy);
  const save = async () => {
    const body = { password: fields.current, newPassword: fields.next };
    const send = async () => void (await api.call(updatePassword, { body }));
    if (await form.submit(validatePasswordChange(fields, email), send)) onClose(true);
  };
  return (
    <Form form={form} onSubmit={() => void save()}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        id="current-password"
        label={t`Current password`}
        value={fields.current}
        onChange={(current) => setFields({ ...fields, current })}
        problem={form.problemOf('current-password')}
      />
      <NewPasswordInput
        id="new-password"
        value={fields.next}
        onChange={(next) => setFields({ ...fields, next })}
        problem={form.problemOf('new-password')}
      />
      <SaveOrCancel busy={form.busy} saveLabel={<Trans>Save my new password</Trans>} onCancel={() => onClose(false)} />
    </Form>
  );
}
