import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { messageChoices } from '../../session/messageChoices.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './SettingList.css.ts';

type Choice = (typeof messageChoices)[number];

/** How messages appear and close on this device (rule Z2 and rule Z5): the switches of the menu, with explanations. */
export function MessagesSection() {
  const { t } = useLingui();
  return (
    <AccountSection title={t`Notes on the screen`}>
      <Text tone="soft">
        <Trans>These choices hold on this device, in all its windows. Each takes effect at once.</Trans>
      </Text>
      <ul className={styles.list}>
        {messageChoices.map((choice) => (
          <li key={choice.key} className={styles.setting}>
            <MessageCheckbox choice={choice} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function MessageCheckbox({ choice: { atom, label, hint } }: { choice: Choice }) {
  const { t } = useLingui();
  const [on, setOn] = useAtom(atom);
  return <Checkbox label={t(label)} hint={t(hint)} checked={on} onChange={setOn} />;
}
