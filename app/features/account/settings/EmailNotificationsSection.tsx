import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type NotificationSettings, updateNotifications } from '../../../api/contract/accountSettings.ts';
import { useApi } from '../../../session/useSession.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { SettingList, type SettingTexts } from './SettingList.tsx';

const notificationTexts: readonly SettingTexts<keyof NotificationSettings>[] = [
  { key: 'messages', label: msg`New messages`, hint: msg`When somebody has written to you.` },
  { key: 'visits', label: msg`New visitors`, hint: msg`When somebody has looked at your profile.` },
  { key: 'matches', label: msg`New matches`, hint: msg`When we’ve found somebody who suits you.` },
  { key: 'newsletter', label: msg`Tips and offers`, hint: msg`From time to time, from our team.` },
];

export function EmailNotificationsSection({ settings }: { settings: NotificationSettings }) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <AccountSection id="emails" title={t`Emails to me`}>
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
