import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { site } from '../../site/site.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AnswersSection } from './answers/AnswersSection.tsx';
import { OwnInterestsSection } from './interests/OwnInterestsSection.tsx';
import { OverviewSection } from './overview/OverviewSection.tsx';
import { ProfileSectionTabs } from './ProfileSectionTabs.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { parseProfileSection } from './profileSections.ts';

export function OwnProfilePage() {
  const { t } = useLingui();
  const section = parseProfileSection(useParams().section);
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1}>{t`My profile`}</Heading>
          <Text size="lead" tone="soft">
            <Trans>This is how others see you.</Trans>
          </Text>
        </Stack>
        <ProfileSectionTabs current={section} />
        {section === 'overview' && <OverviewSection />}
        {section === 'personality' && <AnswersSection />}
        {section === 'gallery' && <PicturesSection />}
        {site.interests && section === 'interests' && <OwnInterestsSection />}
      </Stack>
    </Page>
  );
}
