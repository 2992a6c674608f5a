import { Trans, useLingui } from '@lingui/react/macro';
import {
  type NotificationSettings,
  type PrivacySettings,
  updateNotifications,
  updatePrivacy,
} from '../../../api/contract/accountSettings.ts';
import { useApi } from '../../../session/useSession.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { SettingList } from './SettingList.tsx';
import { notificationTexts, privacyTexts } from './settingTexts.ts';

export function EmailNotificationsSection({ settings }: { settings: NotificationSettings }) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <AccountSection title={t`E-mails to me`}>
      <Text tone="soft">
        <Trans>What may we write to you about? Each change is saved at once.</Trans>
      </Text>
      <SettingList
        name="notifications"
        texts={notificationTexts}
        settings={settings}
        save={(body) => api.call(updateNotifications, { body })}
      />
    </AccountSection>
  );
}

export function PrivacySection({ settings }: { settings: PrivacySettings }) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <AccountSection title={t`What others see of me`}>
      <SettingList
        name="privacy"
        texts={privacyTexts}
        settings={settings}
        save={(body) => api.call(updatePrivacy, { body })}
      />
    </AccountSection>
  );
}
