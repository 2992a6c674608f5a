import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { truncate } from '../../lib/truncate.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { PageHeading } from '../../ui/content/PageHeading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import * as styles from './dashboard.css.ts';
import { dashboardQuery } from './dashboardQuery.ts';

/** In characters. */
const MAX_USERNAME_LENGTH = 40;

export function HomePage() {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="xxlarge">
        <Greeting />
        <QueryGate
          query={useQuery(dashboardQuery(useApi()))}
          errorTitle={t`Error: your start page could not be loaded`}
          offlineText={t`As soon as you are connected again, your matches and messages appear here on their own.`}
          quiet
          loadingText={<Trans>Loading your start page …</Trans>}
          skeleton={<DashboardSkeleton />}
        >
          {(dashboard) => <DashboardContent dashboard={dashboard} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}

function Greeting() {
  const { t } = useLingui();
  const username = truncate(useMember()?.user.username ?? '', MAX_USERNAME_LENGTH);
  return (
    <PageHeading
      title={
        username ? (
          <Trans>
            Good to see you, <bdi>{username}</bdi>
          </Trans>
        ) : (
          <Trans>Good to see you</Trans>
        )
      }
      lead={t`Here is what is new for you.`}
    />
  );
}

/** Has the shape of the start page, so that nothing moves when it is loaded. */
function DashboardSkeleton() {
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
