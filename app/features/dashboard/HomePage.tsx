import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { LazyPauseNotice } from '../../forms/pause/LazyPauseNotice.tsx';
import { truncate } from '../../lib/truncate.ts';
import { dashboardQuery } from '../../member/dashboardQuery.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';

/** Characters of a name. */
const MAX_USERNAME_LENGTH = 40;

export function HomePage() {
  const { t } = useLingui();
  return (
    <Page padding="compact">
      <Stack gap="medium">
        <Greeting />
        <LazyPauseNotice />
        <QueryGate
          query={useQuery(dashboardQuery(useApi()))}
          errorTitle={t`Error: your home page couldn’t be loaded`}
          offlineText={t`Your matches and messages will appear as soon as you’re back online.`}
          loadingText={<Trans>Loading your home page …</Trans>}
          skeleton={<DashboardSkeleton />}
        >
          {(dashboard) => <DashboardContent dashboard={dashboard} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}

function Greeting() {
  const username = truncate(useMember()?.user.username ?? '', MAX_USERNAME_LENGTH);
  return (
    <Heading level={1}>
      {username ? (
        <Trans>
          Good to see you, <bdi translate="no">{username}</bdi>
        </Trans>
      ) : (
        <Trans>Good to see you</Trans>
      )}
    </Heading>
  );
}
