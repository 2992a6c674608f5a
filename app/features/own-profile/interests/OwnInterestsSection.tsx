import interestPicture from 'art:interest/[key]';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConsentMissing } from '../../../api/apiErrorChecks.ts';
import { type Interests, updateInterests } from '../../../api/contract/profile.ts';
import { othersInterestsKey, ownInterestsKey } from '../../../api/queryKeys.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { useCountInvalidForm } from '../../../feedback/useCountInvalidForm.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { LazyConsentQuestion } from '../../../forms/consent/LazyConsentQuestion.tsx';
import { consentsQuery } from '../../../member/consentsQuery.ts';
import { interestsQuery } from '../../../member/profileQueries.ts';
import { forgetConsent, hasConsent } from '../../../member/storedConsents.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import * as styles from './OwnInterestsSection.css.ts';
import { type Interest, isSameSelection, listInterests, toggleInterest } from './ownInterests.ts';

export function OwnInterestsSection() {
  return (
    <ProfileQueryGate query={useQuery(interestsQuery(useApi()))}>
      {(interests) => <InterestsForm interests={interests} />}
    </ProfileQueryGate>
  );
}

/** The form of interests; intimate ones are hidden until the member shows them. */
function InterestsForm({ interests: { available, selected } }: { interests: Interests }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const [intimateShown, setIntimateShown] = useState(false);
  /** Whether saving waits for the answer to the question. */
  const [askedFirst, setAskedFirst] = useState(false);
  const api = useApi();
  const queryClient = useQueryClient();
  const { isPending, isError, error, isSuccess, mutate } = useMutation({
    mutationFn: (saved: Interests) => api.call(updateInterests, { body: { interests: saved.selected } }),
    onSuccess(_, saved) {
      queryClient.setQueryData(ownInterestsKey, saved);
      // The server decides by the member's choice which of others' interests it sends (reading 56).
      void queryClient.invalidateQueries({ queryKey: othersInterestsKey });
    },
    onError(refusal) {
      if (!isConsentMissing(refusal)) return;
      // It was withdrawn elsewhere, or the consents could not be loaded.
      forgetConsent(queryClient, 'intimateInterests');
      askFirst();
    },
  });
  const all = listInterests(available);
  const intimate = all.filter((interest) => interest.intimate);
  const hidden = intimateShown ? 0 : intimate.filter(({ key }) => chosen.includes(key)).length;
  const intimateChosen = intimate.some(({ key }) => chosen.includes(key));
  const consents = useQuery({ ...consentsQuery(api), enabled: intimateShown || intimateChosen });
  const allowed = consents.data !== undefined && hasConsent(consents.data, 'intimateInterests');
  const askFirst = () => {
    setIntimateShown(true);
    setAskedFirst(true);
  };
  const failed = isError && !isConsentMissing(error);
  useCountInvalidForm(failed);
  const container = useRestoreFocusOnChange(intimateShown && !allowed, intimateShown ? 'input' : 'button');
  const toggle = (key: string) => setChosen(toggleInterest(chosen, key));
  const refuse = () => {
    setIntimateShown(false);
    setChosen(chosen.filter((key) => !intimate.some((interest) => interest.key === key)));
  };
  const unchanged = isSameSelection(chosen, selected);
  useUnsavedChanges(!unchanged && !isPending);
  return (
    <Stack gap="large">
      <Text>
        <Trans>Choose what you like, as much or as little as you want. Other members see it in your profile.</Trans>
      </Text>
      <InterestPicker
        title={t`My interests`}
        interests={all.filter((interest) => !interest.intimate)}
        chosen={chosen}
        onToggle={toggle}
      />
      {intimate.length > 0 && (
        <div ref={container}>
          <Stack gap="large">
            <Stack gap="small" align="start">
              <Button tone="secondary" onClick={() => setIntimateShown(!intimateShown)}>
                {intimateShown ? t`Hide intimate interests` : t`Show intimate interests`}
              </Button>
              <Text tone="soft">
                <Trans>Your intimate interests are shown only to members who share intimate interests, too.</Trans>
              </Text>
              {hidden > 0 && (
                <Text tone="soft">
                  <Trans>You’ve chosen {hidden} of them.</Trans>
                </Text>
              )}
            </Stack>
            {intimateShown && (
              <QueryGate query={consents} errorTitle={t`Error: the interests couldn’t be loaded`}>
                {() =>
                  allowed ? (
                    <InterestPicker
                      title={t`Intimate interests`}
                      interests={intimate}
                      chosen={chosen}
                      onToggle={toggle}
                    />
                  ) : (
                    <Card>
                      <LazyConsentQuestion
                        topic="intimateInterests"
                        loss={
                          selected.some((key) => intimate.some((interest) => interest.key === key))
                            ? t`If you say no, your intimate interests are deleted when you save.`
                            : undefined
                        }
                        onRefuse={refuse}
                      />
                    </Card>
                  )
                }
              </QueryGate>
            )}
          </Stack>
        </div>
      )}
      {failed && (
        <Banner tone="danger" title={t`Error: your interests couldn’t be saved`} announce takesFocus>
          <Text>{t`Please check your connection and try again. Your choice is still here.`}</Text>
        </Banner>
      )}
      {isSuccess && unchanged && <Banner tone="success" title={t`Your interests are saved`} announce />}
      <div role="status">
        {askedFirst && intimateChosen && !allowed && (
          <Text tone="strong">
            <Trans>Please answer the question about your intimate interests first. Then save again.</Trans>
          </Text>
        )}
      </div>
      <Row>
        <Button
          ariaDisabled={isPending}
          onClick={() => {
            if (isPending) return;
            // For what was chosen before members were asked, the question comes first. While the consents are not
            // known the server decides, so that they hold nothing up.
            if (intimateChosen && consents.data !== undefined && !allowed) askFirst();
            else mutate({ available, selected: [...chosen] });
          }}
        >
          {isPending ? t`Saving …` : t`Save my interests`}
        </Button>
      </Row>
    </Stack>
  );
}

interface InterestPickerProps {
  title: string;
  interests: readonly Interest[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

function InterestPicker({ title, interests, chosen, onToggle }: InterestPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.grid}>
        {interests.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={t(label)}
            picture={interestPicture(key)}
            checked={chosen.includes(key)}
            onChange={() => onToggle(key)}
            variant="tile"
          />
        ))}
      </div>
    </fieldset>
  );
}
