import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { statisticsConsentAtom } from '../../../device/consent.atoms.ts';
import { motionPreferenceAtom } from '../../../device/motionPreference.ts';
import { textScaleAtom } from '../../../device/textScale.atoms.ts';
import { applyTextScale } from '../../../device/textScale.ts';

/** Applies the preferences of this device. Reading their atoms follows changes in other tabs. */
export function useApplyDeviceChoices(): void {
  useAtomValue(motionPreferenceAtom);
  useAtomValue(statisticsConsentAtom);
  const scale = useAtomValue(textScaleAtom);
  useLayoutEffect(() => applyTextScale(scale), [scale]);
}
