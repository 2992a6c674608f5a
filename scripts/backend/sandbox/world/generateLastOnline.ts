import { createRandom } from '../seededRandom.ts';
import type { WorldMember } from './createMembers.ts';

const HOUR_MS = 3_600_000;
const MAX_HOURS_AGO = 400;

/** Returns when a member was last online, in milliseconds; always as long before `now`. */
export const generateLastOnline = ({ profileId, online }: WorldMember, now: number): number =>
  online ? now : now - createRandom(`lastOnline/${profileId}`).integer(1, MAX_HOURS_AGO) * HOUR_MS;
