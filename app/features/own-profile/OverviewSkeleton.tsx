import { Card } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import * as styles from './ProfileCard.css.ts';

/** As high as the card and the answers that take its place, so that nothing moves when they come. */
export const OverviewSkeleton = () => (
  <Stack gap="xxlarge">
    <div className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Skeleton shape="hero" />
        </div>
        <div className={styles.words}>
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
