import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { updatePassword } from '../../api/contract/settings.ts';
import { shortestPassword } from '../../lib/checkPassword.ts';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { useApi } from '../../session/useSession.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { AccountSection } from './AccountSection.tsx';
import { checkPasswordChange, wrongPassword } from './account.model.ts';
import { FormNotices } from './FormNotices.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { useAccountForm } from './useAccountForm.ts';

export function PasswordSection({ email }: { email: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const part = useFocusOnChange(open, open ? '#current-password' : 'button');
  return (
    <AccountSection title={t`Password`}>
      {saved && <Banner tone="success" title={t`Your new password is saved`} announce />}
      <div ref={part}>
        {open ? (
          <PasswordForm
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

function PasswordForm({ email, onClose }: { email: string; onClose: (saved: boolean) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [fields, setFields] = useState({ current: '', next: '' });
  const { state, submit } = useAccountForm({ password: { 'current-password': wrongPassword } });
  const { mistakes, busy } = state;
  useUnsaved(fields.next !== '' && !busy);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { password: fields.current, newPassword: fields.next };
    if (await submit(checkPasswordChange(fields, email), () => api.call(updatePassword, { body }))) onClose(true);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <FormNotices state={state} />
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <OwnPassword
          id="current-password"
          label={t`Current password`}
          value={fields.current}
          onChange={(current) => setFields({ ...fields, current })}
          mistake={mistakes['current-password']}
        />
        <OwnPassword
          id="new-password"
          label={t`New password`}
          isNew
          hint={t`At least ${{ count: shortestPassword }} characters. Three words are easy to remember and hard to guess.`}
          value={fields.next}
          onChange={(next) => setFields({ ...fields, next })}
          mistake={mistakes['new-password']}
        />
        <Row>
          <Button type="submit" inactive={busy}>
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
