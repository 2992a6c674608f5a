import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { noticePreferences } from '../../../device/noticePreferences.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { AccountSection } from '../AccountSection.tsx';
import * as styles from './SettingList.css.ts';

type NoticePreference = (typeof noticePreferences)[number];

/**
 * The switches of the menu for how notices appear and close on this device (rule Z2 and rule Z5), with explanations.
 */
export function ScreenNotificationsSection() {
  const { t } = useLingui();
  return (
    <AccountSection id="notifications" title={t`Notifications on the screen`}>
      <Text tone="soft">
        <Trans>These choices apply on this device, in all its windows, and take effect at once.</Trans>
      </Text>
      <ul className={styles.list}>
        {noticePreferences.map((preference) => (
          <li key={preference.key} className={styles.setting}>
            <NoticeCheckbox preference={preference} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function NoticeCheckbox({ preference: { atom, label, hint } }: { preference: NoticePreference }) {
  const { t } = useLingui();
  const [on, setOn] = useAtom(atom);
  return <Checkbox label={t(label)} hint={t(hint)} checked={on} onChange={setOn} />;
}
