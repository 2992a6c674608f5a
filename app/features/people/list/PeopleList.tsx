import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { ShowMore } from '../../../ui/actions/ShowMore.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useAnnounce } from '../notices/useAnnounce.ts';
import * as styles from './PersonCard.css.ts';
import { PersonCard } from './PersonCard.tsx';

interface LoadMorePeople {
  busy: boolean;
  failed: boolean;
  show: () => void;
}

interface PeopleListProps {
  people: readonly ListedMember[];
  /** null at the end of the list. */
  more: LoadMorePeople | null;
  onDelete?: (member: ListedMember) => void;
}

/** The cards of a list. More are loaded by a button, not by scrolling, so that the footer can be reached. */
export function PeopleList({ people, more, onDelete }: PeopleListProps) {
  const { t } = useLingui();
  const count = people.length;
  const shown = plural(count, { one: '# person shown', other: '# people shown' });
  const summary = more === null ? `${shown}. ${t`You have reached the end of the list.`}` : shown;
  useAnnounce(summary);
  const { list, focusNextPage } = useFocusFirstNewPerson(people);
  return (
    <Stack gap="large">
      <CardGrid
        ref={list}
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
              focusNextPage();
              more.show();
            },
          }
        }
        error={
          more?.failed && (
            <Banner tone="danger" title={t`Error: more people could not be loaded`} announce>
              <Text>{t`The list above is still here. Please try again in a moment.`}</Text>
            </Banner>
          )
        }
      />
    </Stack>
  );
}

/** After "Show more" calls `focusNextPage`, the first added card takes the focus: the button moves or disappears. */
function useFocusFirstNewPerson(people: readonly ListedMember[]) {
  const list = useRef<HTMLUListElement>(null);
  const firstNewIndex = useRef<number | null>(null);
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === null || index >= people.length) return;
    firstNewIndex.current = null;
    list.current?.children[index]?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [people]);
  return {
    list,
    focusNextPage() {
      firstNewIndex.current = people.length;
    },
  };
}

/** Has the shape of the cards, so that nothing jumps when they arrive. */
export function PeopleListSkeleton() {
  return (
    <div aria-hidden="true">
      <CardGrid items={['a', 'b', 'c'].map((key) => ({ key, content: <SkeletonCard /> }))} />
    </div>
  );
}

const SkeletonCard = () => (
  <div className={styles.root}>
    <div className={styles.skeletonPicture} />
    <div className={styles.body}>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  </div>
);
