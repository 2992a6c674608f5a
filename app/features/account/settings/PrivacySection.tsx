import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type PrivacySettings, updatePrivacy } from '../../../api/contract/accountSettings.ts';
import { useApi } from '../../../session/useSession.ts';
import { AccountSection } from '../AccountSection.tsx';
import { SettingList, type SettingTexts } from './SettingList.tsx';

const privacyTexts: readonly SettingTexts<keyof PrivacySettings>[] = [
  {
    key: 'showOnline',
    label: msg`Show when I’m online`,
    hint: msg`Others see a mark on your picture while you’re online.`,
  },
  {
    key: 'showVisits',
    label: msg`Show my visits`,
    hint: msg`Others see that you’ve looked at their profile.`,
  },
];

export function PrivacySection({ settings }: { settings: PrivacySettings }) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <AccountSection id="privacy" title={t`What others see of me`}>
      <SettingList
        name="privacy"
        texts={privacyTexts}
        settings={settings}
        save={(body) => api.call(updatePrivacy, { body })}
      />
    </AccountSection>
  );
}
