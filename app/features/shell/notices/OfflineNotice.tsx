import { Trans } from '@lingui/react/macro';
import slash from '@phosphor-icons/core/regular/wifi-slash.svg?icon';
import { useOnline } from '../../../device/useOnline.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './Notices.css.ts';

/** One line on every page while there is no connection; the status region is always there, so that it is announced. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon source={slash} />
          <Trans>You are offline. What you see may be out of date.</Trans>
        </p>
      )}
    </div>
  );
}
