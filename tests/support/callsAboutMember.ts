import type { WorldMember } from '../../scripts/backend/sandbox/world/createMembers.ts';

/** Method, path and body. */
export type Call = readonly [method: string, path: string, body?: unknown];

/**
 * Lists the calls that read something of a member, or act on one: forbidden to strangers, after a deletion or a block.
 */
export const callsToMember = ({ profileId, matchId, uuid }: WorldMember): Call[] => [
  ['GET', `/api/profile/view/${profileId}`],
  ['GET', `/api/profile/sneak-peek/${uuid}`],
  ['GET', `/api/profile/gallery/${profileId}`],
  ['GET', `/api/profile/personality/en/${profileId}`],
  ['GET', `/api/profile/interests/${profileId}`],
  ['GET', `/api/profile/like_answer/${profileId}-16`],
  ['POST', `/api/profile/comment_answer/${profileId}-16`, { comment: 'How true' }],
  ['GET', `/api/matches/smile/${matchId}`],
  ['GET', `/api/matches/bookmark/${matchId}`],
  ['GET', `/api/matches/initiate/${matchId}`],
  ['DELETE', `/api/matches/delete/${matchId}`],
  ['POST', `/api/dashboard/view/${matchId}`],
  ['POST', `/api/chat/photo_request/${profileId}`],
  ['GET', `/api/chat/icebreaker/get/${profileId}`],
  ['POST', `/api/chat/icebreaker/send/${profileId}/1`],
];
