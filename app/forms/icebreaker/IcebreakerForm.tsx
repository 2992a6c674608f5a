import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { sendIcebreaker } from '../../api/contract/icebreakers.ts';
import { useCountInvalidForm } from '../../feedback/useCountInvalidForm.ts';
import { truncate } from '../../lib/truncate.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';

const MAX_QUESTION_LENGTH = 300;

/** The addressee of a question, and the callbacks of sending it. */
export interface Icebreaking {
  profileId: string;
  /** Called before each attempt to load or to send. */
  onAttempt?: () => void;
  /** Called once a question has been sent; the dialog closes afterwards. */
  onSent: () => void;
  /** Called after a failure, which the dialog shows as well. */
  onFailure?: (error: unknown, text: MessageDescriptor) => void;
  onClose: () => void;
}

interface IcebreakerFormProps extends Icebreaking {
  questions: readonly { id: string; text: string }[];
}

/** A form in which a question is chosen and sent. */
export function IcebreakerForm({ questions, ...dialog }: IcebreakerFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const firstChoice = useRef<HTMLInputElement>(null);
  const [attempted, setAttempted] = useState(false);
  const { isPending, isSuccess, isError, mutate } = useSendIcebreaker(dialog);
  const problem = t`Unable to send icebreaker questions`;
  const busy = isPending || isSuccess;
  const choiceMissing = attempted && chosen === null;
  useCountInvalidForm(choiceMissing || isError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (chosen === null) firstChoice.current?.focus();
    else if (!busy) mutate(chosen);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {isError && (
          <Banner tone="danger" title={t`Error: ${{ title: problem }}`} announce takesFocus>
            <Text>{t`Your choice is still here. Please try again in a moment.`}</Text>
          </Banner>
        )}
        <RadioList
          ref={firstChoice}
          id="icebreaker"
          label={t`Which question would you like to ask?`}
          options={questions.map(({ id, text }) => ({ value: id, label: truncate(text, MAX_QUESTION_LENGTH) }))}
          chosen={chosen}
          onChoose={setChosen}
          problem={choiceMissing ? t`Choose a question first.` : undefined}
        />
        <DialogFoot>
          <Button type="submit" icon={plane} ariaDisabled={busy}>
            {busy ? t`Sending …` : t`Send question`}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

const ICEBREAKER_CLEAR_DELAY_MS = 100;

/** Sends a question. Where that fails, the choice stays in the form. */
function useSendIcebreaker({ profileId, onAttempt, onSent, onFailure, onClose }: Icebreaking) {
  const api = useApi();
  return useMutation({
    mutationFn: (questionId: string) => api.call(sendIcebreaker, { params: { profileId, questionId } }),
    onMutate: () => onAttempt?.(),
    onSuccess() {
      setTimeout(() => {
        onSent();
        onClose();
      }, ICEBREAKER_CLEAR_DELAY_MS);
    },
    onError: (error) => onFailure?.(error, msg`Unable to send icebreaker questions`),
  });
}
