import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import * as styles from './DashboardCard.css.ts';

/** Has the shape of the start page, so that nothing moves when it is loaded. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <Stack gap="xxlarge">
        {['matches', 'visitors', 'messages'].map((section) => (
          <Stack key={section}>
            <Row>
              <Skeleton shape="title" />
            </Row>
            <CardGrid items={['a', 'b', 'c'].map((key) => ({ key, content: <SkeletonCard /> }))} />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

const SkeletonCard = () => (
  <Card>
    <div className={styles.header}>
      <Skeleton shape="circle" />
      <div className={styles.text}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    </div>
    <Skeleton shape="button" />
  </Card>
);
