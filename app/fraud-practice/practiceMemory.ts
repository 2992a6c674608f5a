import { devicePreferenceAtom } from '../device/devicePreferenceAtom.ts';

/** What the device remembers of the practice against fraud, so that it is offered once. */
type Remembered = 'done' | 'skipped';

/** What became of the practice on this device; null before it was begun or declined. Nothing else is told of it. */
export const practiceMemoryAtom = devicePreferenceAtom<Remembered | null>({
  key: 'fraudPractice',
  parse: (stored) => (stored === 'done' || stored === 'skipped' ? stored : null),
  serialize: String,
});
