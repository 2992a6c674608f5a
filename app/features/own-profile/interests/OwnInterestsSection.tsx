import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Interests } from '../../../api/contract/profile.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useOwnInterests } from '../ownProfileQueries.ts';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { InterestPicker } from './InterestPicker.tsx';
import { isSameSelection, listInterests, toggleInterest } from './ownInterests.model.ts';
import { useSaveInterests } from './useSaveInterests.ts';

export function OwnInterestsSection() {
  return (
    <ProfileQueryGate query={useOwnInterests()}>
      {(interests) => <InterestsForm interests={interests} />}
    </ProfileQueryGate>
  );
}

/** Intimate interests are hidden until the member shows them. */
function InterestsForm({ interests: { available, selected } }: { interests: Interests }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const [intimateShown, setIntimateShown] = useState(false);
  const { isPending, isError, isSuccess, mutate } = useSaveInterests();
  usePageError(isError);
  const all = listInterests(available);
  const intimate = all.filter((interest) => interest.intimate);
  const hidden = intimateShown ? 0 : intimate.filter(({ key }) => chosen.includes(key)).length;
  const toggle = (key: string) => setChosen(toggleInterest(chosen, key));
  const unchanged = isSameSelection(chosen, selected);
  useUnsavedChanges(!unchanged && !isPending);
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
        onToggle={toggle}
      />
      {intimate.length > 0 && (
        <Stack gap="small" align="start">
          <Button tone="secondary" onClick={() => setIntimateShown(!intimateShown)}>
            {intimateShown ? <Trans>Hide intimate interests</Trans> : <Trans>Show intimate interests</Trans>}
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
      {intimateShown && (
        <InterestPicker title={t`Intimate interests`} interests={intimate} chosen={chosen} onToggle={toggle} />
      )}
      {isError && (
        <Banner tone="danger" title={t`Error: your interests could not be saved`} announce takesFocus>
          <Text>
            <Trans>Please check your connection and try again. Your choice is still here.</Trans>
          </Text>
        </Banner>
      )}
      {isSuccess && unchanged && <Banner tone="success" title={t`Your interests are saved`} announce />}
      <Row>
        <Button
          ariaDisabled={isPending}
          onClick={() => {
            if (!isPending) mutate({ available, selected: [...chosen] });
          }}
        >
          {isPending ? <Trans>Saving …</Trans> : <Trans>Save my interests</Trans>}
        </Button>
      </Row>
    </Stack>
  );
}
