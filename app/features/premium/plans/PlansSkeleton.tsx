import { CardSkeletons } from '../../../feedback/CardSkeletons.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from '../PremiumLayout.css.ts';

/** The page of plans while it is loading, with a place for the landscape behind its head. */
export const PlansSkeleton = () => (
  <div className={styles.stageSkeleton}>
    <div className={styles.landscape} data-picture="" />
    <Page width="wide" padding="compact">
      <Stack gap="large">
        <Skeleton shape="title" />
        <CardSkeletons count={2} />
      </Stack>
    </Page>
  </div>
);
