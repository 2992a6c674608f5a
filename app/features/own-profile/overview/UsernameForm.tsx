import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateUsername } from '../../../api/contract/accountSettings.ts';
import { ownProfileKey } from '../../../api/queryKeys.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { isValidUsername, usernameProblemText } from '../../../member/isValidUsername.ts';
import { useApi, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { explainUsernameError } from './explainUsernameError.ts';

interface UsernameFormProps {
  current: string;
  onClose: () => void;
}

export function UsernameForm({ current, onClose }: UsernameFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { refresh } = useSessionActions();
  const queryClient = useQueryClient();
  const [name, setName] = useState(current);
  const form = useFormSubmission(explainUsernameError);
  useUnsavedChanges(name !== current && !form.busy);

  const send = async () => {
    await api.call(updateUsername, { body: { firstname: name.trim() } });
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ownProfileKey })]);
  };
  const save = async () => {
    if (await form.submit({ username: !isValidUsername(name) && usernameProblemText }, send)) onClose();
  };

  return (
    <Form form={form} onSubmit={() => void save()}>
      <TextField
        id="username"
        label={t`Member name`}
        hint={t`2 to 32 characters. Others see this name.`}
        autoComplete="nickname"
        value={name}
        onChange={setName}
        problem={form.problemOf('username')}
      />
      <Row>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Saving …` : t`Save my name`}
        </Button>
        <Button tone="quiet" onClick={onClose}>{t`Cancel`}</Button>
      </Row>
    </Form>
  );
}
