import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { noticePreferences } from '../../../device/noticePreferences.ts';
import { DeviceChoiceSwitch } from './DeviceChoiceSwitch.tsx';

type Choice = (typeof noticePreferences)[number];

/** The notice preferences with their short labels; the account page explains them. */
export const MessageChoiceSwitches = () =>
  noticePreferences.map((choice) => <MessageChoiceSwitch key={choice.key} choice={choice} />);

function MessageChoiceSwitch({ choice: { atom, label } }: { choice: Choice }) {
  const { t } = useLingui();
  const [on, setOn] = useAtom(atom);
  return <DeviceChoiceSwitch label={t(label)} on={on} onChange={setOn} />;
}
