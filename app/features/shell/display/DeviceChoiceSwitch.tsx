import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/choices/Switch.tsx';

interface DeviceChoiceSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A preference of this device that is on or off, with the labels of both states. */
export function DeviceChoiceSwitch(props: DeviceChoiceSwitchProps) {
  const { t } = useLingui();
  return <Switch {...props} states={{ on: t`On`, off: t`Off` }} />;
}
