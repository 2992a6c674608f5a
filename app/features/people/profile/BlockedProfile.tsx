import { useLingui } from '@lingui/react/macro';
import { LazyPart } from '../../../feedback/LazyPart.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

const loadBlockControl = () => loadRareChunk(() => import('../../../forms/report/BlockControl.tsx'));

/** The placeholder of a blocked member's profile (reading 57), which offers to undo the block. */
export function BlockedProfile({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{t`Profile`}</Heading>
        <Banner tone="info" title={t`You’ve blocked this member`}>
          <Text>{t`You don’t see each other, and messages don’t arrive.`}</Text>
        </Banner>
        <LazyPart name="blockControl" load={loadBlockControl}>
          {({ BlockButton }) => <BlockButton profileId={profileId} blocked />}
        </LazyPart>
      </Stack>
    </Page>
  );
}
