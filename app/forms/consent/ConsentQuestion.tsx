import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Consent, type ConsentTopic, giveConsent } from '../../api/contract/consents.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { consentsKey } from '../../member/consentsQuery.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { equalAnswers } from '../../ui/actions/equalAnswers.css.ts';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface ConsentQuestionProps {
  topic: ConsentTopic;
  /** The whole question, which the server stores as it was shown. */
  question: string;
  onRefuse: () => void;
}

/** A question for explicit consent with two equal answers. A Yes is stored before anything that depends on it. */
export function ConsentQuestion({ topic, question, onRefuse }: ConsentQuestionProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: () => api.call(giveConsent, { body: { topic, wording: question, locale: activeLocale() } }),
    onSuccess() {
      const given = { topic, wording: question, givenAt: Date.now() };
      queryClient.setQueryData<readonly Consent[] | null>(consentsKey, (consents) => [...(consents ?? []), given]);
      void queryClient.invalidateQueries({ queryKey: consentsKey });
    },
  });
  return (
    <Stack>
      {isError && (
        <Banner tone="danger" title={t`Error: your choice couldn’t be saved`} announce>
          <Text>{t`Nothing has changed. Please check your connection and choose again.`}</Text>
        </Banner>
      )}
      <Text id={`consent-${topic}`} size="lead">
        {question}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend, and the question is a paragraph */}
      <div role="group" aria-labelledby={`consent-${topic}`} className={equalAnswers}>
        <Button tone="secondary" width="full" ariaDisabled={isPending} onClick={() => mutate()}>
          {isPending ? t`Saving …` : t`Yes, I agree`}
        </Button>
        <Button tone="secondary" width="full" ariaDisabled={isPending} onClick={onRefuse}>
          {t`No, thank you`}
        </Button>
      </div>
    </Stack>
  );
}
