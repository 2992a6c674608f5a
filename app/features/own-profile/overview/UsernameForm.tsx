import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { updateUsername } from '../../../api/contract/accountSettings.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { log } from '../../../lib/log.ts';
import { isValidUsername } from '../../../member/isValidUsername.ts';
import { usernameErrorText } from '../../../member/usernameErrorText.ts';
import { useApi, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ownProfileKeys } from '../ownProfileQueries.ts';
import { parseUsernameRejection } from './parseUsernameRejection.ts';

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
  const [state, setState] = useState<'idle' | 'busy' | 'invalid' | 'failed'>('idle');
  const [rejection, setRejection] = useState<string | null>(null);
  usePageError(state === 'invalid' || state === 'failed');
  useUnsavedChanges(name !== current && state !== 'busy');

  const showError = (reason: string | null) => {
    setRejection(reason);
    setState('invalid');
    document.getElementById('username')?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (!isValidUsername(name)) return showError(null);
    setState('busy');
    try {
      await api.call(updateUsername, { body: { firstname: name.trim() } });
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ownProfileKeys.profile })]);
      onClose();
    } catch (error) {
      log.warn('the name could not be changed', error);
      if (!(error instanceof ApiError)) throw error;
      const parsed = parseUsernameRejection(error);
      if (parsed) showError(parsed.reason);
      else setState('failed');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {state === 'failed' && (
          <Banner tone="danger" title={t`Error: this did not work`} announce takesFocus>
            <Text>
              <Trans>Please check your internet connection and try again. What you have typed is still here.</Trans>
            </Text>
          </Banner>
        )}
        <TextField
          id="username"
          label={t`Member name`}
          hint={t`2 to 32 characters. Others see this name.`}
          autoComplete="nickname"
          value={name}
          onChange={setName}
          error={state === 'invalid' ? (rejection ?? t(usernameErrorText)) : undefined}
        />
        <Row>
          <Button type="submit" ariaDisabled={state === 'busy'}>
            {state === 'busy' ? <Trans>Saving …</Trans> : <Trans>Save my name</Trans>}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
