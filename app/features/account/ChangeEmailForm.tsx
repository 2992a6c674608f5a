import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateEmail } from '../../api/contract/accountSettings.ts';
import { accountKey } from '../../api/queryKeys.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useApi } from '../../session/useSession.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { validateEmailChange } from './accountValidation.ts';
import { explainAccountError } from './explainAccountError.ts';
import { SaveOrCancel } from './FormDisclosure.tsx';

interface ChangeEmailFormProps {
  current: string;
  onClose: (changed: boolean) => void;
}

export function ChangeEmailForm({ current, onClose }: ChangeEmailFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState({ email: '', password: '' });
  const form = useFormSubmission(explainAccountError({ email: 'new-email', password: 'email-password' }));
  useUnsavedChanges(fields.email !== '' && !form.busy);
  const save = async () => {
    const body = { email: fields.email.trim(), password: fields.password };
    const problems = validateEmailChange(fields, current);
    if (!(await form.submit(problems, async () => void (await api.call(updateEmail, { body }))))) return;
    await queryClient.invalidateQueries({ queryKey: accountKey });
    onClose(true);
  };
  return (
    <Form form={form} onSubmit={() => void save()}>
      <TextField
        id="new-email"
        type="email"
        label={t`New email address`}
        autoComplete="email"
        value={fields.email}
        onChange={(email) => setFields({ ...fields, email })}
        problem={form.problemOf('new-email')}
      />
      <PasswordInput
        id="email-password"
        label={t`Your password, so that we know it’s you`}
        value={fields.password}
        onChange={(password) => setFields({ ...fields, password })}
        problem={form.problemOf('email-password')}
      />
      <SaveOrCancel busy={form.busy} saveLabel={<Trans>Save my new address</Trans>} onCancel={() => onClose(false)} />
    </Form>
  );
}
