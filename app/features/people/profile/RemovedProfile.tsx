import { useLingui } from '@lingui/react/macro';
import { LazyPart } from '../../../feedback/LazyPart.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

const loadBanner = () => loadRareChunk(() => import('../../../forms/report/RemovedMemberBanner.tsx'));

/** The placeholder of the profile of a member whom the team has removed for fraud. */
export function RemovedProfile({ username }: { username: string | null }) {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{t`Profile`}</Heading>
        <LazyPart name="removedMember" load={loadBanner}>
          {({ RemovedMemberBanner }) => <RemovedMemberBanner username={username} />}
        </LazyPart>
        <Row>
          <LinkButton to={pathTo('matches')} tone="secondary">{t`See all matches`}</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
