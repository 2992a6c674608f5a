import { pathTo } from '../routing/routeAddresses.ts';
import { ownedAtom } from '../session/ownedAtom.ts';

/** The address of the practice, on the page Safety. */
export const practicePath = pathTo('safety', { part: 'practice' });

/** The conversation that the practice was offered in, and leads back to. */
interface PracticeOrigin {
  conversation: string;
  /** Name of the other member. */
  name: string;
}

/**
 * The way back from the practice; null leads to the inbox. It names somebody, so it is in memory only and for this
 * member: signing out leaves the history of the tab to the next person.
 */
export const practiceOriginAtom = ownedAtom<PracticeOrigin | null>(null);
