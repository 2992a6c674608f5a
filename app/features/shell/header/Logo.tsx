import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import * as styles from './Logo.css.ts';

/** The brand's logo; for members a link to the home page. */
export function Logo({ leadsHome }: { leadsHome: boolean }) {
  const image = (
    <img
      className={styles.image}
      src={site.headerLogoUrl}
      alt={site.name}
      translate="no"
      height="64"
      fetchPriority="high"
    />
  );
  return (
    <div className={styles.root}>
      {leadsHome ? (
        <Link className={styles.link} to={pathTo('home')}>
          {image}
        </Link>
      ) : (
        <span className={styles.link}>{image}</span>
      )}
    </div>
  );
}
