import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import * as styles from './PersonCard.css.ts';

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
