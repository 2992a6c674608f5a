import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?icon';
import { useState } from 'react';
import { loadAuthCalls } from '../../api/loadApiChunk.ts';
import { EmailInput } from '../../forms/EmailInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { explainTokenState } from '../../forms/failureTexts.ts';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import type { EmailFormState } from '../../routing/emailFormState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { explainSignInError } from './explainSignInError.ts';
import * as styles from './SignInForm.css.ts';
import { useRequestLink } from './useRequestLink.ts';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onLinkSent: (email: string) => void;
}

/** The sign-in form. Password and sign-in link share one email field, so that guests type their address only once. */
export function SignInForm({ email, onEmail, onLinkSent }: SignInFormProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const sendLink = useRequestLink();
  const form = useFormSubmission(explainSignInError);
  const [password, setPassword] = useState('');
  const [action, setAction] = useState<'password' | 'link'>('password');
  const address = email.trim();

  const signInByPassword = () => {
    setAction('password');
    const problems = { email: validateEmail(email), password: password === '' && msg`Enter your password.` };
    void form.submit(problems, async () => {
      const [{ api, actions }, { logIn }] = await Promise.all([loadSession(), loadAuthCalls()]);
      const { token } = await api.call(logIn, { body: { email: address, password } });
      return explainTokenState(actions.signIn(token));
    });
  };
  const requestLink = async () => {
    setAction('link');
    if (await form.submit({ email: validateEmail(email) }, () => sendLink(address))) onLinkSent(address);
  };

  return (
    <Form form={form} onSubmit={signInByPassword}>
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
      <Button tone="secondary" width="full" icon={envelope} ariaDisabled={form.busy} onClick={() => void requestLink()}>
        {form.busy && action === 'link' ? <Trans>Sending the link …</Trans> : <Trans>Email me a sign-in link</Trans>}
      </Button>
    </Form>
  );
}
