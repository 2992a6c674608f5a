import { useLingui } from '@lingui/react/macro';
import { RemovedMemberBanner } from '../../../forms/report/RemovedMemberBanner.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** The placeholder of the profile of a member whom the team has removed for fraud. */
export function RemovedProfile({ username }: { username: string | null }) {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{t`Profile`}</Heading>
        <RemovedMemberBanner username={username} />
        <Row>
          <LinkButton to={pathTo('matches')} tone="secondary">{t`See all matches`}</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
