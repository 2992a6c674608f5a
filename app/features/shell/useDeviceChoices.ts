import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { applyTextScale } from '../../lib/textScale.ts';
import { statisticsConsentAtom } from '../../session/consent.atoms.ts';
import { motionAtom } from './motion.atoms.ts';
import { textScaleAtom } from './textSize.atoms.ts';

/** Brings into effect what was chosen on this device, and follows its other tabs. */
export function useDeviceChoices(): void {
  useAtomValue(motionAtom);
  useAtomValue(statisticsConsentAtom);
  const scale = useAtomValue(textScaleAtom);
  useLayoutEffect(() => applyTextScale(scale), [scale]);
}
