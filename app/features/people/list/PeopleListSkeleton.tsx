import { PortraitSkeleton } from '../../../member/PersonPortrait.tsx';
import { Skeleton, TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './PersonCard.css.ts';

/** A skeleton in the shape of the cards, so that nothing jumps when they arrive. */
export function PeopleListSkeleton() {
  return (
    <div aria-hidden="true">
      <CardGrid kind="portrait" items={['a', 'b', 'c', 'd']} toKey={String} render={() => <SkeletonCard />} />
    </div>
  );
}

const SkeletonCard = () => (
  <div className={styles.root}>
    <PortraitSkeleton />
    <div className={styles.text}>
      <TextSkeleton />
    </div>
    <div className={styles.actions}>
      <Stack gap="xxsmall">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </div>
  </div>
);
