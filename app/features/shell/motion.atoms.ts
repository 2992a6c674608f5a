import { applyMotion, motionKey, parseMotion } from '../../lib/motion.ts';
import { deviceChoiceAtom } from '../../session/deviceChoiceAtom.ts';

export const motionAtom = deviceChoiceAtom({ key: motionKey, parse: parseMotion, print: String, apply: applyMotion });
