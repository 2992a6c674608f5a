import { site } from '../../site/site.ts';
import * as styles from './StandalonePage.css.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** The only page of the site on a host that it was not built for. */
export function WrongHostPage() {
  return (
    <StandalonePage>
      <h1 className={styles.text}>{site.wrongHostText}</h1>
    </StandalonePage>
  );
}
