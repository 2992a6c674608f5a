import { site } from '../../site/site.ts';
import { fallbackTexts } from './fallbackTexts.ts';
import * as styles from './StandalonePage.css.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** All that a copy of the site shows on a host that it was not made for. */
export function WrongHostPage() {
  return (
    <StandalonePage>
      <h1 className={styles.words}>{fallbackTexts[site.locale].wrongHost(site.name, site.host)}</h1>
    </StandalonePage>
  );
}
