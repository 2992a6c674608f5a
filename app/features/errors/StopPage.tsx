import { site } from '../../site/site.ts';
import * as styles from './PlainPage.css.ts';
import { PlainPage } from './PlainPage.tsx';
import { plainTexts } from './plainTexts.ts';

/** All that a copy of the site shows on a host that it was not made for. */
export function StopPage() {
  return (
    <PlainPage>
      <h1 className={styles.words}>{plainTexts[site.locale].wrongHost(site.name, site.host)}</h1>
    </PlainPage>
  );
}
