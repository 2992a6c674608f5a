import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { motionPreferenceAtom } from '../../../device/motionPreference.ts';
import { DeviceChoiceSwitch } from './DeviceChoiceSwitch.tsx';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

/** Stops all movement on the screen. It starts in the state that the device asks for. */
export function ReducedMotionSwitch() {
  const { t } = useLingui();
  const [motion, setMotion] = useAtom(motionPreferenceAtom);
  const prefersReduced = usePrefersReducedMotion();
  const reduced = motion === 'reduced' || (motion === 'system' && prefersReduced);
  return (
    <DeviceChoiceSwitch label={t`Reduce motion`} on={reduced} onChange={(on) => setMotion(on ? 'reduced' : 'full')} />
  );
}
