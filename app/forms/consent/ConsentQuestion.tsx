import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Consent, type ConsentTopic, giveConsent } from '../../api/contract/consents.ts';
import { SaveFailure } from '../../feedback/SaveFailure.tsx';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { consentsQuery } from '../../member/consentsQuery.ts';
import { consentsKey, forgetConsent, hasConsent } from '../../member/storedConsents.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { equalAnswers } from '../../ui/actions/equalAnswers.css.ts';
import { Text } from '../../ui/content/Text.tsx';
import { isFocusLost } from '../../ui/focus/restoreLostFocus.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConsentGate } from './ConsentGate.tsx';

/** The whole questions, which the server stores as they were shown. */
const questions: Readonly<Record<ConsentTopic, MessageDescriptor>> = {
  intimateInterests: msg`Your intimate interests say something about your sex life. May we store them and show them to members who share theirs? You can take this back under “My account” at any time.`,
  sensitiveAnswers: msg`This answer says something about your health, your faith, your views or your sex life. May we store it and use it to suggest people? You can take this back under “My account” at any time.`,
};

interface ConsentQuestionProps {
  topic: ConsentTopic;
  /** A sentence about what a No deletes, where something is stored already. */
  loss?: string | undefined;
  /** Called once the data may be given; without a question where the member has agreed or the server asks nothing. */
  onAllowed?: () => void;
  onRefuse: () => void;
  /** Called to go on where the question cannot be shown. */
  onSkip?: () => void;
  /** Whether the server misses the consent, whatever was known of it. */
  missing?: boolean;
  /** Whether the No is being sent. */
  busy?: boolean;
}

/** The question for consent to sensitive data, in the place of its fields. */
export function ConsentQuestion({ onAllowed, onSkip, missing = false, ...question }: ConsentQuestionProps) {
  const container = useRef<HTMLDivElement>(null);
  const consents = useQuery(consentsQuery(useApi()));
  const queryClient = useQueryClient();
  const [forgotten, setForgotten] = useState(!missing);
  useEffect(() => {
    if (forgotten) return;
    forgetConsent(queryClient, question.topic);
    setForgotten(true);
  }, [forgotten, queryClient, question.topic]);
  const allowed = forgotten && consents.data !== undefined && hasConsent(consents.data, question.topic);
  const allow = useEffectEvent(() => onAllowed?.());
  useEffect(() => {
    if (allowed) allow();
  }, [allowed]);
  // What opened an editor is gone by now.
  useEffect(() => {
    if (!consents.isPending && isFocusLost()) container.current?.querySelector('button')?.focus();
  }, [consents.isPending]);
  return (
    <div ref={container}>
      <ConsentGate query={consents} onSkip={onSkip}>
        {() => !allowed && <EqualAnswers {...question} />}
      </ConsentGate>
    </div>
  );
}

/** The question with two equal answers. A Yes is stored before anything that depends on it. */
function EqualAnswers({
  topic,
  loss,
  onRefuse,
  busy = false,
}: Omit<ConsentQuestionProps, 'onAllowed' | 'onSkip' | 'missing'>) {
  const { t } = useLingui();
  const id = useId();
  const api = useApi();
  const queryClient = useQueryClient();
  const question = t(questions[topic]);
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => api.call(giveConsent, { body: { topic, wording: question, locale: activeLocale() } }),
    onSuccess() {
      const given = { topic, wording: question, givenAt: Date.now() };
      queryClient.setQueryData<readonly Consent[] | null>(consentsKey, (consents) => [...(consents ?? []), given]);
      void queryClient.invalidateQueries({ queryKey: consentsKey });
    },
  });
  return (
    <Stack>
      {error && <SaveFailure error={error} />}
      <Text id={id} size="lead">
        {question}
      </Text>
      {loss && <Text>{loss}</Text>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend, and the question is a paragraph */}
      <div role="group" aria-labelledby={id} className={equalAnswers}>
        <Button tone="secondary" width="full" ariaDisabled={isPending || busy} onClick={() => mutate()}>
          {isPending ? t`Saving …` : t`Yes, I agree`}
        </Button>
        <Button tone="secondary" width="full" ariaDisabled={isPending || busy} onClick={onRefuse}>
          {t`No, thank you`}
        </Button>
      </div>
    </Stack>
  );
}
