import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkTabs } from '../../ui/actions/LinkTabs.tsx';
import { type ProfileSection, profileSections } from './profileSections.ts';

/** Each section has an address of its own, so that Back leads to the section before. */
export function ProfileSectionTabs({ current }: { current: ProfileSection }) {
  const { t } = useLingui();
  const tabs = profileSections.map(({ section, label }) => ({
    to: pathTo('ownProfile', section === 'overview' ? {} : { section }),
    label: t(label),
    current: section === current,
  }));
  return <LinkTabs label={t`Parts of my profile`} tabs={tabs} />;
}
