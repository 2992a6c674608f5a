import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { type Interests, updateInterests } from '../../../api/contract/profile.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ownProfileKeys, useOwnInterests } from '../ownProfileQueries.ts';
import { ProfileQueryBoundary } from '../ProfileQueryBoundary.tsx';
import { InterestPicker } from './InterestPicker.tsx';
import { isSameSelection, listInterests, toggleInterest } from './ownInterests.model.ts';

export function OwnInterestsSection() {
  return (
    <ProfileQueryBoundary query={useOwnInterests()}>
      {(interests) => <InterestsForm interests={interests} />}
    </ProfileQueryBoundary>
  );
}

/** None to all of them; the intimate ones only for those who ask to see them. */
function InterestsForm({ interests: { available, selected } }: { interests: Interests }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const [shown, setShown] = useState(false);
  const { state, save } = useSaveInterests();
  usePageError(state === 'failed');
  const all = listInterests(available);
  const intimate = all.filter((interest) => interest.intimate);
  const hidden = shown ? 0 : intimate.filter(({ key }) => chosen.includes(key)).length;
  const change = (key: string) => setChosen(toggleInterest(chosen, key));
  const unchanged = isSameSelection(chosen, selected);
  useUnsavedChanges(!unchanged && state !== 'busy');
  return (
    <Stack gap="large">
      <Text>
        <Trans>
          Choose what you like, as much or as little as you want. Members who share interests of their own see yours in
          your profile.
        </Trans>
      </Text>
      <InterestPicker
        title={t`My interests`}
        interests={all.filter((interest) => !interest.intimate)}
        chosen={chosen}
        onToggle={change}
      />
      {intimate.length > 0 && (
        <Stack gap="small" align="start">
          <Button tone="secondary" onClick={() => setShown(!shown)}>
            {shown ? <Trans>Hide intimate interests</Trans> : <Trans>Show intimate interests</Trans>}
          </Button>
          <Text tone="soft">
            <Trans>Your intimate interests are shown only to members who share intimate interests, too.</Trans>
          </Text>
          {hidden > 0 && (
            <Text tone="soft">
              <Trans>You have chosen {hidden} of them.</Trans>
            </Text>
          )}
        </Stack>
      )}
      {shown && <InterestPicker title={t`Intimate interests`} interests={intimate} chosen={chosen} onToggle={change} />}
      {state === 'failed' && (
        <Banner tone="danger" title={t`Error: your interests could not be saved`} announce takesFocus>
          <Text>
            <Trans>Please check your connection and try again. Your choice is still here.</Trans>
          </Text>
        </Banner>
      )}
      {state === 'saved' && unchanged && <Banner tone="success" title={t`Your interests are saved`} announce />}
      <Row>
        <Button ariaDisabled={state === 'busy'} onClick={() => void save({ available, selected: [...chosen] })}>
          {state === 'busy' ? <Trans>Saving …</Trans> : <Trans>Save my interests</Trans>}
        </Button>
      </Row>
    </Stack>
  );
}

function useSaveInterests() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'failed'>('ready');
  async function save(interests: Interests): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    try {
      await api.call(updateInterests, { body: { interests: interests.selected } });
      queryClient.setQueryData(ownProfileKeys.interests, interests);
      setState('saved');
    } catch (error) {
      log.warn('the interests could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      setState('failed');
    }
  }
  return { state, save };
}
