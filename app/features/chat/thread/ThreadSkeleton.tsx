import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './ThreadSkeleton.css.ts';

/** Stands in for the messages while they load; `quiet` announces nothing, as while offline. */
export function ThreadSkeleton({ quiet }: { quiet: boolean }) {
  return (
    <div className={styles.root}>
      {!quiet && (
        <VisuallyHidden>
          <span role="status">
            <Trans>Loading the messages …</Trans>
          </span>
        </VisuallyHidden>
      )}
      {(['theirs', 'own', 'theirs'] as const).map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three of the same, which never change
        <div key={index} className={styles.side[side]} aria-hidden="true">
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
