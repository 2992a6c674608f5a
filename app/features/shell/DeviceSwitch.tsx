import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../ui/Switch.tsx';

interface DeviceSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A choice for this device that is on or off. */
export function DeviceSwitch(props: DeviceSwitchProps) {
  const { t } = useLingui();
  return <Switch {...props} states={{ on: t`On`, off: t`Off` }} />;
}
