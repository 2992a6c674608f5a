import { ownedAtom } from '../session/ownedAtom.ts';

/** The ids of the conversations in which the member has declined since the app was opened. */
export const declinedAtom = ownedAtom<readonly string[]>([]);
