import { Trans } from '@lingui/react/macro';
import * as styles from './SkipLink.css.ts';

/** Lets keyboard users pass the header in one step. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      className={styles.root}
      href={`#${target}`}
      onClick={(event) => {
        // Following the link would change the address, which counts as a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      <Trans>Skip to the content</Trans>
    </a>
  );
}
