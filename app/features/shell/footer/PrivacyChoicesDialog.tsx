import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { adsConsentAtom, liveChatConsentAtom, statisticsConsentAtom } from '../../../device/consent.atoms.ts';
import { site } from '../../../site/site.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DeviceChoiceSwitch } from '../display/DeviceChoiceSwitch.tsx';

/** A dialog about consent to everything beyond what the product needs; all of it is off by default. */
export function PrivacyChoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Privacy choices`} closeLabel={t`Close`} onClose={onClose}>
      <Stack gap="large">
        <Text>{t`You decide. Your choices take effect at once and are remembered on this device until you sign in or out.`}</Text>
        {site.statistics !== 'none' && <StatisticsChoice />}
        {site.ads && <AdsChoice />}
        {site.liveChat && <LiveChatChoice />}
        {!site.measured && <Text>{t`This site counts no visits and reports nothing to advertisers.`}</Text>}
      </Stack>
    </Dialog>
  );
}

function StatisticsChoice() {
  const { t } = useLingui();
  const [agreed, setAgreed] = useAtom(statisticsConsentAtom);
  return (
    <Stack gap="xxsmall">
      <DeviceChoiceSwitch label={t`Usage statistics`} on={agreed === true} onChange={setAgreed} />
      <Text tone="soft">
        <Trans>
          Counts which pages are opened, so that we can make them better. It never records your name, your messages or
          whose profiles you look at.
        </Trans>
      </Text>
    </Stack>
  );
}

function AdsChoice() {
  const { t } = useLingui();
  const [agreed, setAgreed] = useAtom(adsConsentAtom);
  return (
    <Stack gap="xxsmall">
      <DeviceChoiceSwitch label={t`Measuring our advertising`} on={agreed === true} onChange={setAgreed} />
      <Text tone="soft">
        <Trans>
          Tells our advertising partner when somebody has registered or bought Premium, and at what price. It learns the
          address of your internet connection, never your name.
        </Trans>
      </Text>
    </Stack>
  );
}

function LiveChatChoice() {
  const { t } = useLingui();
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  return (
    <Stack gap="xxsmall">
      <DeviceChoiceSwitch label={t`Open the live chat without asking`} on={agreed === true} onChange={setAgreed} />
      <Text tone="soft">
        <Trans>
          The chat comes from another company. While this is off, we ask you before anything is loaded from there.
        </Trans>
      </Text>
    </Stack>
  );
}
