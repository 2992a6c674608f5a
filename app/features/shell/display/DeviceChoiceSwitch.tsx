import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/choices/Switch.tsx';

interface DeviceChoiceSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A choice for this device that is on or off. */
export function DeviceChoiceSwitch(props: DeviceChoiceSwitchProps) {
  const { t } = useLingui();
  return <Switch {...props} states={{ on: t`On`, off: t`Off` }} />;
}
