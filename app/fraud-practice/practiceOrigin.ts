import { pathTo } from '../routing/routeAddresses.ts';

/** The address of the practice, on the page Safety. */
export const practicePath = pathTo('safety', { part: 'practice' });

/** The conversation that the practice was offered in, and leads back to. The history of the tab holds it. */
export interface PracticeOrigin {
  conversation: string;
  /** Name of the other member. */
  name: string;
}

/** Reads the conversation that a link to the practice has handed over; null without one. An id of none leads to the inbox. */
export function parsePracticeOrigin(state: unknown): PracticeOrigin | null {
  const { conversation, name } = (state ?? {}) as Record<string, unknown>;
  return typeof conversation === 'string' && typeof name === 'string' ? { conversation, name } : null;
}
