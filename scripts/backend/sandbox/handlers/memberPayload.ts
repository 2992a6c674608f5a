import type * as z from 'zod/mini';
import type { ListedMember } from '../../../../app/api/contract/memberLists.ts';
import type { Account } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';
import { generateLastOnline } from '../world/generateLastOnline.ts';
import { generateAnswers } from '../world/generateProfile.ts';
import { isVerified } from '../world/isVerified.ts';
import { isPremium } from '../world/membership.ts';
import { findQuestion } from '../world/questions.ts';
import { isNewIn, type RelatedMember } from '../world/relatedMembers.ts';
import { sandboxTextsOf } from '../world/sandboxTexts.ts';
import { toDistance } from '../world/toDistance.ts';

export const toPictureUrl = (origin: string, id: string | undefined) => (id ? `${origin}/pictures/${id}.svg` : null);

/** Returns the gender code of members, where 1 is male; for conversations 1 is female. */
export const toMemberGender = (gender: string | undefined) => (gender === 'male' ? 1 : 2);
export const toConversationGender = (gender: string | undefined) => (gender === 'female' ? '1' : '2');

/** Whether the account has to buy Premium before it may write to this member, who has not written to it. */
export const isSendBlocked = (world: World, viewer: Account, { relationship }: RelatedMember) =>
  !isPremium(viewer, world.now()) && !relationship.hasWritten;

export const toIcebreaker = ({ member, relationship }: RelatedMember) =>
  relationship.icebreakerIndex === null
    ? null
    : sandboxTextsOf(member).icebreakers[relationship.icebreakerIndex]!.question;

/** Types of the answers in a list, from which the app shows what two members have in common. */
const LISTED_ANSWER_TYPES: readonly number[] = [1, 2, 6, 8, 10];
const DESCRIPTION_QUESTION_ID = 108;
/** Longest description, in characters. */
const MAX_DESCRIPTION_LENGTH = 200;

/** Returns the distance from the account's home in whole kilometres or miles. */
export const toRoundedDistance = (world: World, viewer: Account, { member }: RelatedMember) =>
  Math.round(toDistance(viewer.town, member.town, world.metric));

/** Returns a member's card in a list as sent: ids are numbers, flags are '0' or '1'. */
export function toMemberPayload(
  { world, viewer, origin }: { world: World; viewer: Account; origin: string },
  list: keyof typeof isNewIn,
  related: RelatedMember,
): z.input<typeof ListedMember> {
  const { member, relationship } = related;
  const answers = generateAnswers(member, world.metric);
  const [description] = [answers.get(DESCRIPTION_QUESTION_ID)?.answer].flat();
  return {
    id: Number(member.matchId),
    match_id: Number(member.matchId),
    matched_user_id: Number(member.userId),
    profile_id: Number(member.profileId),
    uuid: member.uuid,
    gender: toMemberGender(member.gender),
    public_path: toPictureUrl(origin, member.pictureIds[0]),
    online: member.online ? 1 : 0,
    bookmark: relationship.bookmarked ? '1' : '0',
    smile_sent: relationship.smileSent ? 1 : 0,
    icebreaker_question: toIcebreaker(related),
    alternative: relationship.alternative ? '1' : '0',
    blockSend: isSendBlocked(world, viewer, related),
    new: isNewIn[list](related) ? '1' : '0',
    username: member.username,
    birthday: member.birthday,
    city: member.town.city,
    distance: toRoundedDistance(world, viewer, related),
    last_online: Math.floor(generateLastOnline(member, world.now()) / 1000),
    description: typeof description === 'string' ? description.slice(0, MAX_DESCRIPTION_LENGTH) : null,
    answers: [...answers].flatMap(([question, { answer }]) =>
      LISTED_ANSWER_TYPES.includes(findQuestion(question)!.type) ? [{ question, answer }] : [],
    ),
    viewed: relationship.viewed ? 1 : 0,
    smile_received: relationship.smileReceived ? 1 : 0,
    verified: isVerified(member) ? 1 : 0,
  };
}
