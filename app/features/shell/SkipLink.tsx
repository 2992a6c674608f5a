import { Trans } from '@lingui/react/macro';
import * as styles from './SkipLink.css.ts';

/** For keyboards: past the header in one step. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      className={styles.root}
      href={`#${target}`}
      onClick={(event) => {
        // A change of the address would count as going to another page.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      <Trans>Skip to the content</Trans>
    </a>
  );
}
