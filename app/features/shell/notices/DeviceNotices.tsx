import { Trans, useLingui } from '@lingui/react/macro';
import slash from '@phosphor-icons/core/regular/wifi-slash.svg?icon';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { atom, useAtom, useAtomValue } from 'jotai';
import { clockOffsetAtom } from '../../../device/clockOffset.atoms.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { isStorageAvailable } from '../../../lib/storage/isStorageAvailable.ts';
import { useIsRenderedAhead } from '../../../lib/useIsRenderedAhead.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './Notices.css.ts';

/** A line on every page while there is no connection; the status region is always there, so that it is announced. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon source={slash} />
          <Trans>You’re offline. What you see may be out of date.</Trans>
        </p>
      )}
    </div>
  );
}

const storageNoticeClosedAtom = atom(false);
const clockNoticeClosedAtom = atom(false);

let storageAvailable: boolean | undefined;
const readStorage = () => {
  storageAvailable ??= isStorageAvailable();
  return storageAvailable;
};

/** A warning that the browser stores nothing, until it is closed; it comes back with the next load of the app. */
export function StorageNotice() {
  const { t } = useLingui();
  const available = useIsRenderedAhead() || readStorage();
  const [closed, setClosed] = useAtom(storageNoticeClosedAtom);
  if (available || closed) return null;
  return (
    <aside className={styles.strip} aria-label={t`Note`}>
      <Banner tone="warning" title={t`Nothing can be remembered on this device`}>
        <Text>
          <Trans>
            Your browser doesn’t let us store anything. If you reload the page, you’ll have to sign in and set the text
            size again.
          </Trans>
        </Text>
        <div>
          <Button tone="secondary" size="small" icon={cross} onClick={() => setClosed(true)}>
            {t`Close`}
          </Button>
        </div>
      </Banner>
    </aside>
  );
}

/** Offset below which members notice no difference. */
const MIN_NOTICED_OFFSET_MS = 10 * 60_000;

/** A warning above the page, until it is closed, while the clock of the device is far off. */
export function ClockNotice() {
  const { t } = useLingui();
  const measured = useAtomValue(clockOffsetAtom);
  const [closed, setClosed] = useAtom(clockNoticeClosedAtom);
  const offset = useIsRenderedAhead() ? 0 : measured;
  if (closed || Math.abs(offset) < MIN_NOTICED_OFFSET_MS) return null;
  return (
    <Page padding="none">
      <div className={styles.clock}>
        <Banner tone="warning" title={t`The clock on your device isn’t right`} announce>
          <Stack gap="xsmall" align="start">
            <Text>
              <Trans>You can continue, but some times may be wrong. Please set the date and time on your device.</Trans>
            </Text>
            <TextButton onClick={() => setClosed(true)}>{t`Close this message`}</TextButton>
          </Stack>
        </Banner>
      </div>
    </Page>
  );
}
