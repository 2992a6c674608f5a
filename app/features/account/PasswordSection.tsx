import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { updatePassword } from '../../api/contract/accountSettings.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { MIN_PASSWORD_LENGTH } from '../../lib/validatePassword.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useFocusOnChange } from '../../ui/focus/useFocusOnChange.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountFormErrors } from './AccountFormErrors.tsx';
import { AccountPasswordField } from './AccountPasswordField.tsx';
import { AccountSection } from './AccountSection.tsx';
import { passwordIncorrect, validatePasswordChange } from './accountValidation.ts';
import { useAccountForm } from './useAccountForm.ts';

export function PasswordSection({ email }: { email: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const container = useFocusOnChange(open, open ? '#current-password' : 'button');
  return (
    <AccountSection title={t`Password`}>
      {saved && <Banner tone="success" title={t`Your new password is saved`} announce />}
      <div ref={container}>
        {open ? (
          <ChangePasswordForm
            email={email}
            onClose={(done) => {
              setOpen(false);
              setSaved(done);
            }}
          />
        ) : (
          <Stack align="start">
            <Button
              tone="secondary"
              onClick={() => {
                setSaved(false);
                setOpen(true);
              }}
            >
              <Trans>Change my password</Trans>
            </Button>
          </Stack>
        )}
      </div>
    </AccountSection>
  );
}

function ChangePasswordForm({ email, onClose }: { email: string; onClose: (saved: boolean) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [fields, setFields] = useState({ current: '', next: '' });
  const { state, submit } = useAccountForm({ password: { 'current-password': passwordIncorrect } });
  const { fieldErrors, busy } = state;
  useUnsavedChanges(fields.next !== '' && !busy);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { password: fields.current, newPassword: fields.next };
    if (await submit(validatePasswordChange(fields, email), () => api.call(updatePassword, { body }))) onClose(true);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <AccountFormErrors state={state} />
        {/* Password managers read here which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <AccountPasswordField
          id="current-password"
          label={t`Current password`}
          value={fields.current}
          onChange={(current) => setFields({ ...fields, current })}
          error={fieldErrors['current-password']}
        />
        <AccountPasswordField
          id="new-password"
          label={t`New password`}
          isNew
          hint={t`At least ${{ count: MIN_PASSWORD_LENGTH }} characters. Three words are easy to remember and hard to guess.`}
          value={fields.next}
          onChange={(next) => setFields({ ...fields, next })}
          error={fieldErrors['new-password']}
        />
        <Row>
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my new password</Trans>}
          </Button>
          <Button tone="quiet" onClick={() => onClose(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
