import type { Random } from '../seededRandom.ts';
import type { WorldMember } from './createMembers.ts';

const MINUTE_MS = 60_000;

/** The relationship of an account to one member. */
export interface Relationship {
  profileId: string;
  /** Whether the member is among the matches, as long as the account's preferences allow it. */
  matched: boolean;
  /** Whether the match has not been looked at yet. */
  newMatch: boolean;
  alternative: boolean;
  /** The member's last visit to the account's profile, in milliseconds. */
  visitedAt: number | null;
  newVisit: boolean;
  bookmarked: boolean;
  smileSent: boolean;
  smileReceived: boolean;
  /** Whether the account has opened the member's profile. */
  viewed: boolean;
  /** Whether the two have exchanged a message of any kind, in either direction. */
  contacted: boolean;
  /** Whether the member has written to the account, who may then answer without Premium. */
  hasWritten: boolean;
  /** Whether the account blocks the member. */
  blocked: boolean;
  /** When it did so last, in milliseconds. */
  blockedAt: number | null;
  /** Whether the member blocks the account. */
  blockedByMember: boolean;
  deleted: boolean;
  /** Keys of the account's reports about the member: of the person, of messages and of pictures. */
  reports: Set<string>;
  photoRequested: boolean;
  /** Ids of the answers that the account likes. */
  likedAnswerIds: Set<string>;
  /** The account's comments by the id of the answer. */
  comments: Map<string, string>;
  /** Ids of the account's answers that the member likes. */
  receivedLikes: Set<string>;
  /** The member's comments by the id of the account's answer. */
  receivedComments: Map<string, { text: string; at: number }>;
  /** Index of the icebreaker that the member asked, if any. */
  icebreakerIndex: number | null;
}

/** Whether either of the two blocks the other, which separates them in both directions (reading 57). */
export const isBlocked = ({ blocked, blockedByMember }: Relationship): boolean => blocked || blockedByMember;

/**
 * Creates relationships before any action: the first 26 partners are matches, and every third one has been a visitor.
 */
export function createRelationships(
  random: Random,
  partners: readonly WorldMember[],
  now: number,
): Map<string, Relationship> {
  return new Map(
    partners.map((partner, index) => {
      const visited = index % 3 === 1;
      const relationship: Relationship = {
        profileId: partner.profileId,
        matched: index < 26,
        newMatch: index < 5,
        alternative: index >= 20,
        visitedAt: visited ? now - (index + 1) * 47 * MINUTE_MS : null,
        newVisit: visited && index < 8,
        bookmarked: false,
        smileSent: false,
        smileReceived: index % 7 === 3,
        viewed: index >= 5 && index % 4 === 0,
        contacted: false,
        hasWritten: false,
        blocked: false,
        blockedAt: null,
        blockedByMember: false,
        deleted: false,
        reports: new Set(),
        photoRequested: false,
        likedAnswerIds: new Set(),
        comments: new Map(),
        receivedLikes: new Set(),
        receivedComments: new Map(),
        icebreakerIndex: random.chance(0.2) ? random.integer(0, 3) : null,
      };
      return [partner.profileId, relationship];
    }),
  );
}

/** Adds what an account may have done before the world begins: some smiles, and with Premium some favourites. */
export function addOwnActs(random: Random, relationships: ReadonlyMap<string, Relationship>, premium: boolean): void {
  for (const relationship of relationships.values()) {
    relationship.bookmarked = random.chance(0.15) && premium;
    relationship.smileSent = random.chance(0.15);
  }
}

const FIRST_LIKERS = 6;
const COMMENT_INTERVAL_MS = 31 * 60 * MINUTE_MS;

/**
 * Adds what members have done with the account's answers before the world begins: every second of the first ones likes
 * each answer in turn, and two of them have written about the first.
 */
export function addReceivedReactions(
  relationships: ReadonlyMap<string, Relationship>,
  answerIds: readonly string[],
  comments: readonly string[],
  now: number,
): void {
  if (answerIds.length === 0) return;
  for (const [index, { receivedLikes, receivedComments }] of [...relationships.values()].entries()) {
    if (index < FIRST_LIKERS) receivedLikes.add(answerIds[index % 3 === 2 ? answerIds.length - 1 : 0]!);
    const text = index % 3 === 1 ? comments[(index - 1) / 3] : undefined;
    if (text) receivedComments.set(answerIds[0]!, { text, at: now - (index + 1) * COMMENT_INTERVAL_MS });
  }
}
