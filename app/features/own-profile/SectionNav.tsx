import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pathTo } from '../../routing/routeTable.ts';
import * as styles from './SectionNav.css.ts';
import { type Section, sections } from './sections.ts';

/** The parts of the profile as pages of their own, so that Back leads from one to the one before. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Parts of my profile`}>
      <ul className={styles.list}>
        {sections.map(({ section, label }) => (
          <li key={section}>
            <Link
              className={styles.link}
              to={pathTo('ownProfile', section === 'overview' ? {} : { section })}
              aria-current={section === current ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
