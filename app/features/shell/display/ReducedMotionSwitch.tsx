import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { motionPreferenceAtom } from '../../../device/motionPreference.atoms.ts';
import { DeviceChoiceSwitch } from './DeviceChoiceSwitch.tsx';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

/** Stops what moves on the screen; on from the start where the device asks for it. */
export function ReducedMotionSwitch() {
  const { t } = useLingui();
  const [motion, setMotion] = useAtom(motionPreferenceAtom);
  const calm = usePrefersReducedMotion();
  const reduced = motion === 'reduced' || (motion === 'system' && calm);
  return (
    <DeviceChoiceSwitch label={t`Reduce motion`} on={reduced} onChange={(on) => setMotion(on ? 'reduced' : 'full')} />
  );
}
