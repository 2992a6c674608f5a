import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './OwnProfileCard.css.ts';

/** As high as the card and the answers that replace it, so that the page does not jump. */
export const OverviewSkeleton = () => (
  <Stack gap="xxlarge">
    <div className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Skeleton shape="hero" />
        </div>
        <div className={styles.text}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <div className={styles.waitingButtons}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </div>
    <Stack>
      <Skeleton shape="title" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
      <CardGrid
        items={['first', 'second'].map((key) => ({
          key,
          content: (
            <Card>
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </Card>
          ),
        }))}
      />
    </Stack>
  </Stack>
);
