import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { type Section, sections } from './sections.ts';

/** The parts of the profile as pages of their own, so that Back leads from one to the one before. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useLingui();
  const tabs = sections.map(({ section, label }) => ({
    to: pathTo('ownProfile', section === 'overview' ? {} : { section }),
    label: t(label),
    current: section === current,
  }));
  return <LinkTabs label={t`Parts of my profile`} tabs={tabs} />;
}
