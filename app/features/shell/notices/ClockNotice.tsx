import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Outlet } from 'react-router';
import { clockOffsetAtom } from '../../../device/clockOffset.atoms.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './Notices.css.ts';

/** A smaller offset makes no difference to members. */
const MIN_NOTICED_OFFSET_MS = 10 * 60_000;

/** Layout route that warns above the page while the clock of the device is far off and the notice is not closed. */
export function ClockNotice() {
  const { t } = useLingui();
  const [offset, setOffset] = useAtom(clockOffsetAtom);
  return (
    <>
      {Math.abs(offset) >= MIN_NOTICED_OFFSET_MS && (
        <Page padding="none">
          <div className={styles.clock}>
            <Banner tone="warning" title={t`The clock of your device is not right`} announce>
              <Stack gap="xsmall" align="start">
                <Text>
                  <Trans>
                    You can go on, but some times may be shown wrong. Please set the date and time of your device.
                  </Trans>
                </Text>
                <TextButton onClick={() => setOffset(0)}>
                  <Trans>Close this message</Trans>
                </TextButton>
              </Stack>
            </Banner>
          </div>
        </Page>
      )}
      <Outlet />
    </>
  );
}
