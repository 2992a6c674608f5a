import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import * as styles from './PeopleListSkeleton.css.ts';
import * as cards from './PersonCard.css.ts';

/** The shape of what is coming, so that nothing jumps when it is there. */
export function PeopleListSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading …</Trans>
        </span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <CardGrid items={['a', 'b', 'c'].map((key) => ({ key, content: <SkeletonCard /> }))} />
      </div>
    </>
  );
}

const SkeletonCard = () => (
  <div className={cards.root}>
    <div className={styles.picture} />
    <div className={cards.body}>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  </div>
);
