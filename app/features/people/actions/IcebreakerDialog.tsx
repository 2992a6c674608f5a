import { Trans, useLingui } from '@lingui/react/macro';
import { LoadingStatus } from '../../../feedback/LoadingStatus.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Person } from '../model/person.model.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { IcebreakerForm } from './IcebreakerForm.tsx';
import { useIcebreakers } from './useIcebreakers.ts';

interface IcebreakerDialogProps {
  person: Person;
  onClose: () => void;
}

/** Offers ready-made questions to start a conversation with. */
export function IcebreakerDialog({ person, onClose }: IcebreakerDialogProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useIcebreakers(person);
  const problem = t`Unable to fetch icebreaker questions`;
  const name = usePersonName(person.username);
  return (
    <Dialog title={t`Ask ${{ name }} a question`} closeLabel={t`Close`} onClose={onClose}>
      {data && data.questions.length > 0 && (
        <IcebreakerForm person={person} questions={data.questions} onSent={onClose} />
      )}
      {data && data.questions.length === 0 && (
        <Text>
          <Trans>There are no questions at the moment. A smile is a good beginning, too.</Trans>
        </Text>
      )}
      {!data && isError && (
        <Banner tone="danger" title={t`Error: ${{ title: problem }}`} announce>
          <Text>
            <Trans>Nothing is lost. Please try again in a moment.</Trans>
          </Text>
          <div>
            <Button tone="secondary" ariaDisabled={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Banner>
      )}
      {!data && !isError && (
        <Stack>
          <LoadingStatus />
          <Skeleton shape="title" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
    </Dialog>
  );
}
