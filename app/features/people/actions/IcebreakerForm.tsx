import { Trans, useLingui } from '@lingui/react/macro';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../../feedback/usePageError.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { RadioList } from '../../../ui/choices/RadioList.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { Person } from '../model/person.model.ts';
import { useSendIcebreaker } from './useIcebreakers.ts';

const MAX_QUESTION_LENGTH = 300;

interface IcebreakerFormProps {
  person: Person;
  questions: readonly { id: string; text: string }[];
  onSent: () => void;
}

export function IcebreakerForm({ person, questions, onSent }: IcebreakerFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempted, setAttempted] = useState(false);
  const { isPending, isSuccess, isError, mutate } = useSendIcebreaker(person, onSent);
  const problem = t`Unable to send icebreaker questions`;
  const busy = isPending || isSuccess;
  const choiceMissing = attempted && chosen === null;
  usePageError(choiceMissing || isError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (chosen === null) document.getElementById('icebreaker')?.focus();
    else if (!busy) mutate(chosen);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {isError && (
          <Banner tone="danger" title={t`Error: ${{ title: problem }}`} announce takesFocus>
            <Text>
              <Trans>Your choice is still here. Please try again in a moment.</Trans>
            </Text>
          </Banner>
        )}
        <RadioList
          id="icebreaker"
          label={t`Which question would you like to ask?`}
          options={questions.map(({ id, text }) => ({ value: id, label: truncate(text, MAX_QUESTION_LENGTH) }))}
          chosen={chosen}
          onChoose={setChosen}
          error={choiceMissing ? t`Choose a question first.` : undefined}
        />
        <div>
          <Button type="submit" icon={plane} ariaDisabled={busy}>
            {busy ? <Trans>Sending …</Trans> : <Trans>Send question</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
