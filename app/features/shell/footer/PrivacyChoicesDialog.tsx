import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { liveChatConsentAtom, statisticsConsentAtom } from '../../../device/consent.atoms.ts';
import { site } from '../../../site/site.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DeviceChoiceSwitch } from '../display/DeviceChoiceSwitch.tsx';

/** Consent for everything beyond what the product needs; all of it is off by default. */
export function PrivacyChoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [statistics, setStatistics] = useAtom(statisticsConsentAtom);
  const [liveChat, setLiveChat] = useAtom(liveChatConsentAtom);
  return (
    <Dialog title={t`Privacy choices`} closeLabel={t`Close`} onClose={onClose}>
      <Stack gap="large">
        <Text>{t`You decide. Your choices take effect at once and are remembered on this device only.`}</Text>
        <Stack gap="xxsmall">
          <DeviceChoiceSwitch label={t`Usage statistics`} on={statistics} onChange={setStatistics} />
          <Text tone="soft">
            <Trans>
              Counts which pages are opened, so that we can make them better. Never your name, your messages or whom you
              look at.
            </Trans>
          </Text>
        </Stack>
        {site.liveChat && (
          <Stack gap="xxsmall">
            <DeviceChoiceSwitch label={t`Open the live chat without asking`} on={liveChat} onChange={setLiveChat} />
            <Text tone="soft">
              <Trans>
                The chat comes from another company. While this is off, we ask you before anything is loaded from there.
              </Trans>
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
