import { atom } from 'jotai';
import { devicePreferenceAtom } from '../device/devicePreferenceAtom.ts';

/** The end of the practice, or that somebody went on without it: declined it or left it. */
type Remembered = 'done' | 'skipped';

/** The practice against fraud on this device; null as long as it is offered. Nothing else is told of it. */
export const practiceMemoryAtom = devicePreferenceAtom<Remembered | null>({
  key: 'fraudPractice',
  parse: (stored) => (stored === 'done' || stored === 'skipped' ? stored : null),
  serialize: String,
});

/** Ends the offer. A practice that was done stays done. */
export const skipPracticeAtom = atom(null, (get, set) => {
  if (get(practiceMemoryAtom) === null) set(practiceMemoryAtom, 'skipped');
});
