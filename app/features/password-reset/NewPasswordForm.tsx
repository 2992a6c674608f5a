import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { resetPassword } from '../../api/contract/auth.ts';
import { Form } from '../../forms/Form.tsx';
import { explainTokenState } from '../../forms/failureTexts.ts';
import { NewPasswordInput } from '../../forms/NewPasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateNewPassword } from '../../forms/validateNewPassword.ts';
import { emailLinkAtom } from '../../routing/applyMagicLink.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { explainResetError, isLinkExpired } from './explainResetError.ts';
import { ResetLinkExpired } from './ResetLinkExpired.tsx';

/** A form that sets the new password, signs in with it and goes to the home page. */
export function NewPasswordForm({ token }: { token: string }) {
  const loadSession = useLoadSession();
  const navigate = useNavigate();
  const setLink = useSetAtom(emailLinkAtom);
  const form = useFormSubmission(explainResetError);
  const [password, setPassword] = useState('');
  const [expired, setExpired] = useState(false);

  const save = async () => {
    try {
      const { api, actions } = await loadSession();
      const { token: sessionToken } = await api.call(resetPassword, { params: { token }, body: { password } });
      const problem = explainTokenState(actions.signIn(sessionToken));
      if (problem) return problem;
    } catch (error) {
      if (error instanceof ApiError && isLinkExpired(error)) setExpired(true);
      throw error;
    }
    setLink(null);
    void navigate(pathTo('home'), { replace: true });
    return undefined;
  };

  if (expired) return <ResetLinkExpired />;
  return (
    <Form
      form={form}
      onSubmit={() => void form.submit({ 'new-password': validateNewPassword(password) }, save)}
      intro={
        <PageHeading
          gap="small"
          title={<Trans>Set a new password</Trans>}
          lead={<Trans>You’ll then be signed in.</Trans>}
        />
      }
    >
      <NewPasswordInput
        id="new-password"
        value={password}
        onChange={setPassword}
        problem={form.problemOf('new-password')}
      />
      <Button type="submit" width="full" ariaDisabled={form.busy}>
        {form.busy ? <Trans>Saving the password …</Trans> : <Trans>Save and sign in</Trans>}
      </Button>
    </Form>
  );
}
