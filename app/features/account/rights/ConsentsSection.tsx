import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { discardAnswerDrafts } from '../../../answers/discardAnswerDrafts.ts';
import { type Consent, type ConsentTopic, withdrawConsent } from '../../../api/contract/consents.ts';
import { dashboardKey, ownAnswersKey, ownInterestsKey, ownProfileKey } from '../../../api/queryKeys.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { SaveFailure } from '../../../feedback/SaveFailure.tsx';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDayOf } from '../../../lib/dates/dateTime.ts';
import { consentsQuery } from '../../../member/consentsQuery.ts';
import { forgetConsent } from '../../../member/storedConsents.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { FocusableStatus } from '../FocusableStatus.tsx';

/** The texts of a consent: its name, the effect of withdrawing it, and what has been done then. */
type ConsentTexts = Readonly<Record<'name' | 'consequence' | 'done', MessageDescriptor>>;

const consentTexts: Readonly<Record<ConsentTopic, ConsentTexts>> = {
  intimateInterests: {
    name: msg`Intimate interests`,
    consequence: msg`If you withdraw it, we delete your intimate interests, and you no longer see those of others.`,
    done: msg`Your consent is withdrawn. We’ve deleted your intimate interests, and you no longer see those of others.`,
  },
  sensitiveAnswers: {
    name: msg`Sensitive answers`,
    consequence: msg`If you withdraw it, we delete all your answers to the questionnaire, not only the sensitive ones, and can no longer suggest anyone to you. They can’t be restored.`,
    done: msg`Your consent is withdrawn. We’ve deleted your answers to the questionnaire and can no longer suggest anyone to you.`,
  },
};

const otherTexts: ConsentTexts = {
  name: msg`Another consent`,
  consequence: msg`If you withdraw it, we delete what we’ve stored with it.`,
  done: msg`Your consent is withdrawn. We’ve deleted what we had stored with it.`,
};

const textsOf = (topic: string): ConsentTexts => {
  const known: Readonly<Record<string, ConsentTexts>> = consentTexts;
  return Object.hasOwn(known, topic) ? known[topic]! : otherTexts;
};

/** The queries that show data which depends on a consent, or follow from it. */
const dependentKeys: readonly QueryKey[] = [
  ownAnswersKey,
  ownProfileKey,
  ownInterestsKey,
  ['question'],
  ['additionalQuestions'],
  ['missingQuestions'],
  ['preferences'],
  ['people'],
  dashboardKey,
];

/**
 * A section with the explicit consents of the member; none where there are none. One press withdraws one, without a
 * dialog, because that has to be as easy as giving it (Article 7(3) GDPR). What is deleted is said above the button.
 */
export function ConsentsSection() {
  const { t } = useLingui();
  const consents = useQuery(consentsQuery(useApi()));
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const container = useRestoreFocusOnChange(withdrawn, '[role=status]');
  const shown = consents.data === undefined ? consents.isError : consents.data?.length;
  if (!withdrawn && !shown) return null;
  return (
    <AccountSection id="consents" title={t`Consents`}>
      <div ref={container}>
        <FocusableStatus>{withdrawn && <Banner tone="success" title={t(textsOf(withdrawn).done)} />}</FocusableStatus>
        <Stack gap="large">
          <QueryGate query={consents} errorTitle={t`Error: your consents couldn’t be loaded`}>
            {(given) => (
              <>
                {given?.map((consent) => (
                  <GivenConsent key={consent.topic} consent={consent} onWithdrawn={setWithdrawn} />
                ))}
              </>
            )}
          </QueryGate>
        </Stack>
      </div>
    </AccountSection>
  );
}

interface GivenConsentProps {
  consent: Consent;
  onWithdrawn: (topic: string) => void;
}

function GivenConsent({ consent: { topic, wording, givenAt }, onWithdrawn }: GivenConsentProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useMember()?.claims.userId ?? '';
  const { refresh } = useSessionActions();
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => api.call(withdrawConsent, { params: { topic } }),
    onSuccess() {
      onWithdrawn(topic);
      forgetConsent(queryClient, topic);
      if (topic !== 'intimateInterests') discardAnswerDrafts(userId);
      // Not even without a connection may what is deleted stay on the screen.
      for (const queryKey of dependentKeys) void queryClient.resetQueries({ queryKey });
      void refresh();
    },
  });
  const texts = textsOf(topic);
  const day = formatLongDayOf(givenAt, intlTag());
  return (
    <Stack gap="small">
      <Heading level={3} size="small">
        {t(texts.name)}
      </Heading>
      <Text>
        <Trans>Given on {day}, to these words:</Trans>
      </Text>
      <Text tone="soft">{wording}</Text>
      <Text>{t(texts.consequence)}</Text>
      {error && <SaveFailure error={error} />}
      <Row>
        <Button tone="secondary" ariaDisabled={isPending} onClick={() => mutate()}>
          {isPending ? t`Saving …` : t`Withdraw my consent`}
        </Button>
      </Row>
    </Stack>
  );
}
