import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?icon';
import { type ReactNode, useEffect, useState } from 'react';
import { loadApiChunk } from '../../api/loadApiChunk.ts';
import { EmailInput } from '../../forms/EmailInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { afterFirstTouch } from '../../lib/afterFirstTouch.ts';
import type { EmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './SignInForm.css.ts';
import { useRequestLink } from './useRequestLink.ts';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onLinkSent: (email: string) => void;
}

const loadSignIn = () =>
  loadApiChunk(() => loadTranslatedChunk(() => import('../../forms/sign-in/signInOrShowRefusal.tsx')));

/** The sign-in form. Password and sign-in link share one email field, so that guests type their address only once. */
export function SignInForm({ email, onEmail, onLinkSent }: SignInFormProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const sendLink = useRequestLink();
  const form = useFormSubmission();
  const [password, setPassword] = useState('');
  const [action, setAction] = useState<'password' | 'link'>('password');
  const [notice, setNotice] = useState<ReactNode>(null);
  const address = email.trim();
  useEffect(() => afterFirstTouch(() => void loadSignIn().catch(() => {})), []);

  const submit = () => {
    setAction('password');
    const problems = { email: validateEmail(email), password: password === '' && msg`Enter your password.` };
    void form.submit(problems, async () => {
      const [session, { signInOrShowRefusal }] = await Promise.all([loadSession(), loadSignIn()]);
      return signInOrShowRefusal(session, { email: address, password }, setNotice);
    });
  };
  const requestLink = async () => {
    setAction('link');
    if (await form.submit({ email: validateEmail(email) }, () => sendLink(address))) onLinkSent(address);
  };

  return (
    <>
      <Form form={form} onSubmit={submit}>
        <EmailInput value={email} onChange={onEmail} problem={form.problemOf('email')} />
        <Stack gap="xsmall">
          <PasswordInput
            id="password"
            label={t`Password`}
            value={password}
            onChange={setPassword}
            problem={form.problemOf('password')}
          />
          <div>
            <TextLink to={pathTo('resetPassword')} state={{ email } satisfies EmailFormState}>
              <Trans>I forgot my password</Trans>
            </TextLink>
          </div>
        </Stack>
        <Button type="submit" width="full" ariaDisabled={form.busy}>
          {form.busy && action === 'password' ? <Trans>Signing in …</Trans> : <Trans>Sign in</Trans>}
        </Button>
        <p className={styles.divider}>
          <Trans>or without a password</Trans>
        </p>
        <Button
          tone="secondary"
          width="full"
          icon={envelope}
          ariaDisabled={form.busy}
          onClick={() => void requestLink()}
        >
          {form.busy && action === 'link' ? <Trans>Sending the link …</Trans> : <Trans>Email me a sign-in link</Trans>}
        </Button>
      </Form>
      {notice}
    </>
  );
}
