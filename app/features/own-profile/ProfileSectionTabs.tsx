import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkTabs } from '../../ui/actions/LinkTabs.tsx';
import { type ProfileSection, profileSections } from './profileSections.ts';

/** The parts of the profile as pages of their own, so that Back leads from one to the one before. */
export function ProfileSectionTabs({ current }: { current: ProfileSection }) {
  const { t } = useLingui();
  const tabs = profileSections.map(({ section, label }) => ({
    to: pathTo('ownProfile', section === 'overview' ? {} : { section }),
    label: t(label),
    current: section === current,
  }));
  return <LinkTabs label={t`Parts of my profile`} tabs={tabs} />;
}
