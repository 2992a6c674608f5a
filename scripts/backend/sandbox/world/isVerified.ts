import type { WorldMember } from './createMembers.ts';

/** Whether the team has compared a member's pictures with a live picture: every third member. */
export const isVerified = ({ profileId }: WorldMember): boolean => Number(profileId) % 3 === 0;
