import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './ConversationRow.css.ts';
import * as inbox from './Inbox.css.ts';

/** Stands in for the list while it loads. */
export function InboxSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading your conversations …</Trans>
        </span>
      </VisuallyHidden>
      <div className={inbox.list} aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={styles.row}>
            <Skeleton shape="circle" />
            <div className={styles.text}>
              <Skeleton shape="title" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
