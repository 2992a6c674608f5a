import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { motionAtom } from './motion.atoms.ts';
import { usePrefersCalm } from './usePrefersCalm.ts';

/** Stops what moves on the screen; on from the start where the device asks for it. */
export function MotionSwitch() {
  const { t } = useLingui();
  const [motion, setMotion] = useAtom(motionAtom);
  const calm = usePrefersCalm();
  const reduced = motion === 'reduced' || (motion === 'system' && calm);
  return <DeviceSwitch label={t`Reduce motion`} on={reduced} onChange={(on) => setMotion(on ? 'reduced' : 'full')} />;
}
