import { Trans, useLingui } from '@lingui/react/macro';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { truncate } from '../../lib/truncate.ts';
import { useMember } from '../../session/useSession.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { useDashboard } from './useDashboard.ts';

/** In characters. */
const MAX_USERNAME_LENGTH = 40;

export function HomePage() {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="xxlarge">
        <Greeting />
        <QueryGate
          query={useDashboard()}
          errorTitle={t`Error: your start page could not be loaded`}
          offlineText={t`As soon as you are connected again, your matches and messages appear here on their own.`}
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
  const username = truncate(useMember()?.user.username ?? '', MAX_USERNAME_LENGTH);
  return (
    <Stack gap="xsmall">
      <Heading level={1}>
        {username ? (
          <Trans>
            Good to see you, <bdi>{username}</bdi>
          </Trans>
        ) : (
          <Trans>Good to see you</Trans>
        )}
      </Heading>
      <Text size="lead" tone="soft">
        <Trans>Here is what is new for you.</Trans>
      </Text>
    </Stack>
  );
}
