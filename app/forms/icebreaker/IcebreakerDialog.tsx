import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fetchIcebreakers, sendIcebreaker } from '../../api/contract/icebreakers.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { usePageError } from '../../feedback/usePageError.ts';
import { truncate } from '../../lib/truncate.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';

interface IcebreakerDialogProps {
  profileId: string;
  /** Null if unknown. */
  username: string | null;
  /** Before each attempt to load or to send. */
  onAttempt?: () => void;
  /** Once a question has been sent; the dialog closes afterwards. */
  onSent: () => void;
  /** A failure is shown in the dialog as well. */
  onFailure?: (error: unknown, text: MessageDescriptor) => void;
  onClose: () => void;
}

/** Offers ready-made questions to start a conversation with. */
export function IcebreakerDialog(props: IcebreakerDialogProps) {
  const { username, onClose } = props;
  const { t } = useLingui();
  const problem = t`Unable to fetch icebreaker questions`;
  const name = useMemberName()(username);
  return (
    <Dialog title={t`Ask ${{ name }} a question`} closeLabel={t`Close`} onClose={onClose}>
      <QueryGate
        query={useIcebreakers(props)}
        errorTitle={t`Error: ${{ title: problem }}`}
        skeleton={
          <Stack>
            <Skeleton shape="title" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        }
      >
        {({ questions }) =>
          questions.length > 0 ? (
            <IcebreakerForm dialog={props} questions={questions} />
          ) : (
            <Text>{t`There are no questions at the moment. A smile is a good beginning, too.`}</Text>
          )
        }
      </QueryGate>
    </Dialog>
  );
}

const MAX_QUESTION_LENGTH = 300;

interface IcebreakerFormProps {
  dialog: IcebreakerDialogProps;
  questions: readonly { id: string; text: string }[];
}

function IcebreakerForm({ dialog, questions }: IcebreakerFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const firstChoice = useRef<HTMLInputElement>(null);
  const [attempted, setAttempted] = useState(false);
  const { isPending, isSuccess, isError, mutate } = useSendIcebreaker(dialog);
  const problem = t`Unable to send icebreaker questions`;
  const busy = isPending || isSuccess;
  const choiceMissing = attempted && chosen === null;
  usePageError(choiceMissing || isError);
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
          error={choiceMissing ? t`Choose a question first.` : undefined}
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

/** The questions to choose from. */
function useIcebreakers({ profileId, onAttempt, onFailure }: IcebreakerDialogProps) {
  const api = useApi();
  return useQuery({
    queryKey: ['people', 'icebreakers', profileId],
    async queryFn({ signal }) {
      onAttempt?.();
      try {
        return await api.call(fetchIcebreakers, { params: { id: profileId } }, { signal });
      } catch (error) {
        if (!signal.aborted) onFailure?.(error, msg`Unable to fetch icebreaker questions`);
        throw error;
      }
    },
  });
}

/** Sends a question. Where that fails, the choice stays in the form. */
function useSendIcebreaker({ profileId, onAttempt, onSent, onFailure, onClose }: IcebreakerDialogProps) {
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
