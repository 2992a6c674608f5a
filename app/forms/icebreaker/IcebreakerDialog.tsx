import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fetchIcebreakers } from '../../api/contract/icebreakers.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { useApi } from '../../session/useSession.ts';
import { Text } from '../../ui/content/Text.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Icebreaking } from './IcebreakerForm.tsx';

interface IcebreakerDialogProps extends Icebreaking {
  /** Null if unknown. */
  username: string | null;
}

/** A dialog with ready-made questions to start a conversation with. */
export function IcebreakerDialog({ username, ...form }: IcebreakerDialogProps) {
  const { t } = useLingui();
  const problem = t`Unable to fetch icebreaker questions`;
  const name = useMemberName()(username);
  return (
    <Dialog title={t`Ask ${{ name }} a question`} closeLabel={t`Close`} onClose={form.onClose}>
      <QueryGate
        query={useIcebreakers(form)}
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
        {({ questions, IcebreakerForm }) =>
          questions.length > 0 ? (
            <IcebreakerForm {...form} questions={questions} />
          ) : (
            <Text>{t`There are no questions at the moment. A smile is a good beginning, too.`}</Text>
          )
        }
      </QueryGate>
    </Dialog>
  );
}

const loadForm = () => loadRareChunk(() => import('./IcebreakerForm.tsx'));

/** Loads the questions to choose from, and the form, which is a lazy part of the app. */
function useIcebreakers({ profileId, onAttempt, onFailure }: Icebreaking) {
  const api = useApi();
  return useQuery({
    queryKey: ['people', 'icebreakers', profileId],
    async queryFn({ signal }) {
      onAttempt?.();
      try {
        const [{ questions }, { IcebreakerForm }] = await Promise.all([
          api.call(fetchIcebreakers, { params: { id: profileId } }, { signal }),
          loadForm(),
        ]);
        return { questions, IcebreakerForm };
      } catch (error) {
        if (!signal.aborted) onFailure?.(error, msg`Unable to fetch icebreaker questions`);
        throw error;
      }
    },
  });
}
