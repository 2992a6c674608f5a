import { devicePreferenceAtom } from './devicePreferenceAtom.ts';
import { applyMotionPreference, motionStorageKey, parseMotionPreference } from './motionPreference.ts';

export const motionPreferenceAtom = devicePreferenceAtom({
  key: motionStorageKey,
  parse: parseMotionPreference,
  serialize: String,
  apply: applyMotionPreference,
});
