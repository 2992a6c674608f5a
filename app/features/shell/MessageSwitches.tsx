import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { messageChoices } from '../../session/messageChoices.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';

type Choice = (typeof messageChoices)[number];

/** How messages come and go on this device; said at length in the account. */
export const MessageSwitches = () => messageChoices.map((choice) => <MessageSwitch key={choice.key} choice={choice} />);

function MessageSwitch({ choice: { atom, label } }: { choice: Choice }) {
  const { t } = useLingui();
  const [on, setOn] = useAtom(atom);
  return <DeviceSwitch label={t(label)} on={on} onChange={setOn} />;
}
