import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { ReasonsProvider } from '../../../answers/commonGround/ReasonsProvider.tsx';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { failureBySubjectAtom } from '../../../feedback/failureQueue.atoms.ts';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import type { OriginList } from '../../../lists/listOrigin.ts';
import { useListOriginState } from '../../../lists/useListOriginState.ts';
import { matchIdOf, toCardHeadingId } from '../../../member/people/person.ts';
import { ShowMore } from '../../../ui/actions/ShowMore.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { favouriteRemoval } from '../actions/peopleUndoables.ts';
import { usePersonActions } from '../actions/usePersonActions.ts';
import type { LimitedCounts } from '../model/ageAndDistanceLimits.ts';
import { useLiveRegionText } from '../notices/useLiveRegionText.ts';
import { toMemberTopic } from '../notices/useNotify.ts';
import { PersonCard } from './PersonCard.tsx';

interface LoadMorePeople {
  busy: boolean;
  /** Error of the last try; null if it succeeded. */
  error: unknown;
  show: () => void;
}

interface PeopleListProps {
  list: OriginList;
  people: readonly ListedMember[];
  /** Null at the end of the list. */
  more: LoadMorePeople | null;
  /** Numbers of loaded people within the limits of age and distance; null without limits. */
  limited?: LimitedCounts | null;
  /** Whether these are matches, which can be deleted. */
  deletable?: boolean;
}

/** Number of pictures that the first screen may show. */
const EAGER_PICTURES = 4;
const toKey = ({ id }: ListedMember) => id;

/** The cards of a list. A button loads more, not scrolling, so that the footer can be reached. */
export function PeopleList({ list: name, people, more, limited = null, deletable = false }: PeopleListProps) {
  const { t } = useLingui();
  const profileState = useListOriginState(name);
  const removedId = useAtomValue(favouriteRemoval.pendingAtom)?.matchId;
  const findFailure = useAtomValue(failureBySubjectAtom);
  const { actions, openingId } = usePersonActions();
  // Another function would render the whole list again.
  const renderCard = useCallback(
    (member: ListedMember, index: number) => (
      <PersonCard
        member={member}
        profileState={profileState}
        favourite={member.bookmark && removedId !== matchIdOf(member)}
        deletable={deletable}
        eager={index < EAGER_PICTURES}
        failure={findFailure(toMemberTopic(member.profileId))}
        actions={actions}
        opening={openingId === matchIdOf(member)}
      />
    ),
    [profileState, removedId, deletable, findFailure, actions, openingId],
  );
  const count = people.length;
  const shown = limited ? formatLimited(limited) : plural(count, { one: '# person shown', other: '# people shown' });
  const summary = more === null ? `${shown}. ${t`You’ve reached the end of the list.`}` : shown;
  // While pages arrive one after another, only the last count is said.
  useLiveRegionText(more?.busy ? '' : summary);
  const focusNextPage = useFocusFirstNewPerson(people);
  const show = () => {
    focusNextPage();
    more?.show();
  };
  return (
    <Stack gap="large">
      {limited && (
        <Text tone="soft">
          {limited.unknown > 0 ? `${shown}. ${t`This includes people whose age or distance we don’t know.`}` : shown}
        </Text>
      )}
      <ReasonsProvider members={people}>
        <CardGrid
          kind="portrait"
          items={people}
          toKey={toKey}
          render={renderCard}
          end={
            <ShowMore
              summary={summary}
              more={
                more && {
                  label: t`Show more people`,
                  busyLabel: t`Loading …`,
                  busy: more.busy,
                  onShow: show,
                }
              }
              error={
                more?.error != null && (
                  <LoadFailure
                    title={t`Error: more people couldn’t be loaded`}
                    error={more.error}
                    offlineText={null}
                    advice={t`The list above is still here.`}
                    busy={more.busy}
                    onRetry={show}
                  />
                )
              }
            />
          }
        />
      </ReasonsProvider>
    </Stack>
  );
}

const formatLimited = ({ fitting, loaded }: LimitedCounts): string =>
  plural(fitting, { one: `# of ${{ loaded }} people fits`, other: `# of ${{ loaded }} people fit` });

/**
 * Returns `focusNextPage` for "Show more": the first added card then takes the focus, because the button moves or
 * disappears.
 */
function useFocusFirstNewPerson(people: readonly ListedMember[]): () => void {
  const firstNewIndex = useRef<number | null>(null);
  useEffect(() => {
    const firstNew = firstNewIndex.current === null ? undefined : people[firstNewIndex.current];
    if (!firstNew) return;
    firstNewIndex.current = null;
    document.getElementById(toCardHeadingId(matchIdOf(firstNew)))?.focus({ preventScroll: true });
  }, [people]);
  return () => {
    firstNewIndex.current = people.length;
  };
}
