import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Outlet } from 'react-router';
import { clockOffsetAtom } from '../../session/clock.atoms.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import * as styles from './ClockNotice.css.ts';

/** Less than this is nobody's trouble (milliseconds). */
const noticeable = 10 * 60_000;

/** Over each page, while the clock of the device is far off and nobody has put the notice away. */
export function ClockNotice() {
  const { t } = useLingui();
  const [offset, setOffset] = useAtom(clockOffsetAtom);
  return (
    <>
      {Math.abs(offset) >= noticeable && (
        <Page room="none">
          <div className={styles.root}>
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
