import '../../answers/inputs/registerPickers.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { pathTo } from '../../routing/routeAddresses.ts';
import { site } from '../../site/site.ts';
import { LinkTabs } from '../../ui/actions/LinkTabs.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AnswersSection } from './answers/AnswersSection.tsx';
import { OwnInterestsSection } from './interests/OwnInterestsSection.tsx';
import { ProfileOverview } from './overview/ProfileOverview.tsx';
import { PicturesSection } from './pictures/PicturesSection.tsx';

export function OwnProfilePage() {
  const { t } = useLingui();
  const section = parseProfileSection(useParams().section);
  // The heading takes the focus after each tab, which screen readers hear by it.
  const opened = section !== 'overview' && profileSections.find((tab) => tab.section === section);
  return (
    <Page>
      <Stack gap="xlarge">
        <Heading level={1}>
          {t`My profile`}
          {opened && <VisuallyHidden>{`: ${t(opened.label)}`}</VisuallyHidden>}
        </Heading>
        <ProfileSectionTabs current={section} />
        {section === 'overview' && <ProfileOverview />}
        {section === 'personality' && <AnswersSection />}
        {section === 'gallery' && <PicturesSection />}
        {site.interests && section === 'interests' && <OwnInterestsSection />}
      </Stack>
    </Page>
  );
}

/** Links to the sections, each of which has an address of its own, so that Back leads to the previous one. */
function ProfileSectionTabs({ current }: { current: ProfileSection }) {
  const { t } = useLingui();
  const tabs = profileSections.map(({ section, label }) => ({
    to: pathTo('ownProfile', section === 'overview' ? {} : { section }),
    label: t(label),
    current: section === current,
  }));
  return <LinkTabs label={t`Parts of my profile`} tabs={tabs} />;
}

type ProfileSection = 'overview' | 'gallery' | 'personality' | 'interests';

interface ProfileSectionTab {
  section: ProfileSection;
  label: MessageDescriptor;
}

/** Sections in the order of the tabs. */
const profileSections: readonly ProfileSectionTab[] = [
  { section: 'overview', label: msg`Overview` },
  { section: 'gallery', label: msg`Pictures` },
  { section: 'personality', label: msg`Answers` },
  ...(site.interests ? [{ section: 'interests', label: msg`Interests` } as const] : []),
];

/** Parses the section in the address; anything unknown is the overview. */
const parseProfileSection = (param: string | undefined): ProfileSection =>
  profileSections.find(({ section }) => section === param)?.section ?? 'overview';
