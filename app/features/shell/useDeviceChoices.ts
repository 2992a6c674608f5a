import { useAtomValue } from 'jotai';
import { statisticsConsentAtom } from '../../session/consent.atoms.ts';
import { motionAtom } from './motion.atoms.ts';

/** Brings into effect what was chosen on this device, and follows its other tabs. */
export function useDeviceChoices(): void {
  useAtomValue(motionAtom);
  useAtomValue(statisticsConsentAtom);
}
