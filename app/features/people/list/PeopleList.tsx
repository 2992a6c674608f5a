import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Member } from '../../../api/contract/lists.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { matchIdOf } from '../model/person.model.ts';
import { useSay } from '../notices/useSay.ts';
import { toCardId } from './cardId.ts';
import { PersonCard } from './PersonCard.tsx';

interface MorePeople {
  busy: boolean;
  failed: boolean;
  show: () => void;
}

interface PeopleListProps {
  people: readonly Member[];
  /** null at the end of the list. */
  more: MorePeople | null;
  onDelete?: (member: Member) => void;
}

/** Cards, how many of them, and the way to more: a button, so that everybody reaches the end of the page. */
export function PeopleList({ people, more, onDelete }: PeopleListProps) {
  const { t } = useLingui();
  const count = people.length;
  const shown = plural(count, { one: '# person shown', other: '# people shown' });
  const summary = more === null ? `${shown}. ${t`You have reached the end of the list.`}` : shown;
  useSay(summary);
  const expectMore = useFocusOnNew(people);
  return (
    <Stack gap="large">
      <CardGrid
        items={people.map((member) => ({
          key: member.id,
          content: <PersonCard member={member} onDelete={onDelete && (() => onDelete(member))} />,
        }))}
      />
      <ShowMore
        summary={summary}
        more={
          more && {
            label: t`Show more people`,
            busyLabel: t`Loading …`,
            busy: more.busy,
            onShow() {
              expectMore();
              more.show();
            },
          }
        }
        trouble={
          more?.failed && (
            <Banner tone="danger" title={t`Error: more people could not be loaded`} announce>
              <Text>
                <Trans>The list above is still here. Please try again in a moment.</Trans>
              </Text>
            </Banner>
          )
        }
      />
    </Stack>
  );
}

/** After "Show more" the focus goes on with the first one that is new: the button moves away, or is gone. */
function useFocusOnNew(people: readonly Member[]): () => void {
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const first = expected.current === null ? undefined : people[expected.current];
    if (!first) return;
    expected.current = null;
    document.getElementById(toCardId(matchIdOf(first)))?.focus({ preventScroll: true });
  }, [people]);
  return () => {
    expected.current = people.length;
  };
}
