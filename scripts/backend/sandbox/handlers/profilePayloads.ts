import type * as z from 'zod/mini';
import type {
  PersonalityGroup,
  Photo,
  Profile,
  ProfileCard,
  ReactingMember,
} from '../../../../app/api/contract/profile.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { Account, OwnPicture, StoredAnswer } from '../world/accountTypes.ts';
import type { WorldMember } from '../world/createMembers.ts';
import type { World } from '../world/createWorld.ts';
import { generateAnswers } from '../world/generateProfile.ts';
import { isVerified } from '../world/isVerified.ts';
import { listShownAnswers } from '../world/listShownAnswers.ts';
import { additionalQuestions, findQuestion, preferenceQuestions, qids, questions } from '../world/questions.ts';
import { listRelatedMembers, type RelatedMember } from '../world/relatedMembers.ts';
import { sandboxTexts } from '../world/sandboxTexts.ts';
import { isSendBlocked, toIcebreaker, toMemberGender, toPictureUrl, toRoundedDistance } from './memberPayload.ts';

type ProfilePayload = z.input<typeof Profile>;

const BACKGROUNDS = 23;

export function toMemberCard(
  world: World,
  viewer: Account,
  related: RelatedMember,
  origin: string,
): z.input<typeof ProfileCard> {
  const { member } = related;
  const { gender, username, birthday, town, online, pictureIds, profileId } = member;
  return {
    profilePicture: toPictureUrl(origin, pictureIds[0]),
    gender: toMemberGender(gender),
    username,
    birthday,
    city: town.city,
    country: town.country,
    online: online ? 1 : 0,
    background: (Number(profileId) % BACKGROUNDS) + 1,
    distance: toRoundedDistance(world, viewer, related),
    verified: isVerified(member) ? 1 : 0,
  };
}

export function toMemberProfile(world: World, viewer: Account, related: RelatedMember, origin: string): ProfilePayload {
  const { member, relationship } = related;
  return {
    profileCard: toMemberCard(world, viewer, related, origin),
    answersRandom: listShownAnswers(generateAnswers(member, world.metric)).map((answer) => ({
      ...answer,
      liked: relationship.likedAnswerIds.has(answer.id),
      likes: countLikes(world, member, answer.id),
      comment: relationship.comments.get(answer.id) ?? null,
    })),
    bookmark: relationship.bookmarked ? '1' : '0',
    smile_sent: relationship.smileSent ? 1 : 0,
    smile_received: relationship.smileReceived ? 1 : 0,
    match_id: member.matchId,
    profile_id: member.profileId,
    blockSend: isSendBlocked(world, viewer, related),
    blocked: relationship.blocked,
    icebreaker_question: toIcebreaker(related),
  };
}

/** Returns what is left of a member whom the team has removed for fraud. */
export const toRemovedProfile = ({ member }: RelatedMember): ProfilePayload => ({
  profileCard: { gender: toMemberGender(member.gender), username: member.username },
  answersRandom: [],
  profile_id: member.profileId,
  removed_for_fraud: 1,
});

/** Returns the viewer's own profile as others see it. */
export function toShownOwnProfile(world: World, viewer: Account, origin: string): ProfilePayload {
  const profile = toOwnProfile(world, viewer, origin);
  return {
    ...profile,
    answersRandom: (profile.answersRandom ?? []).map(({ likedBy: _, comments: __, ...answer }) => answer),
    own: true,
  };
}

export function toOwnProfile(world: World, viewer: Account, origin: string): ProfilePayload {
  const { gender, username, birthday, town, background, profileId, answers, pictures } = viewer;
  return {
    profileCard: {
      profilePicture: toOwnPictureUrl(pictures[0], origin),
      gender: toMemberGender(gender),
      username,
      birthday,
      city: town.city,
      country: town.country,
      online: 1,
      background,
    },
    answersRandom: listShownAnswers(answers).map((answer) => ({
      ...answer,
      ...toReactions(listRelatedMembers(world, viewer), answer.id, origin),
      liked: false,
      comment: null,
    })),
    bookmark: '0',
    smile_sent: 0,
    smile_received: 0,
    match_id: null,
    profile_id: profileId,
    blockSend: false,
    blocked: false,
    icebreaker_question: null,
  };
}

/** Returns members' reactions to an own answer; the latest comment first. */
function toReactions(relatedMembers: readonly RelatedMember[], answerId: string, origin: string) {
  const likedBy = relatedMembers.filter(({ relationship }) => relationship.receivedLikes.has(answerId));
  const comments = relatedMembers.flatMap(({ member, relationship }) => {
    const received = relationship.receivedComments.get(answerId);
    return received
      ? [{ member: toReactingMember(member, origin), comment: received.text, created_at: received.at }]
      : [];
  });
  return {
    likes: likedBy.length,
    likedBy: likedBy.map(({ member }) => toReactingMember(member, origin)),
    comments: comments.toSorted((a, b) => b.created_at - a.created_at),
  };
}

const toReactingMember = (
  { profileId, matchId, username, gender, pictureIds }: WorldMember,
  origin: string,
): z.input<typeof ReactingMember> => ({
  profile_id: profileId,
  match_id: matchId,
  username,
  gender: toMemberGender(gender),
  picture: toPictureUrl(origin, pictureIds[0]),
});

export const toGallery = ({ pictureIds }: WorldMember, origin: string): z.input<typeof Photo>[] =>
  pictureIds.map((id, index) => ({ id, public_path: toPictureUrl(origin, id), main: index === 0 }));

export const toOwnGallery = ({ pictures }: Account, origin: string): z.input<typeof Photo>[] =>
  pictures.map((picture, index) => ({
    id: picture.id,
    public_path: toOwnPictureUrl(picture, origin),
    main: index === 0,
  }));

/** Groups the personality data under three headings in the language of `locale`. */
export function toPersonality(answers: Map<number, StoredAnswer>, locale: string): z.input<typeof PersonalityGroup>[] {
  const preferences: readonly number[] = [qids.ageRange, qids.distance];
  const groups = [
    { key: 'about', ids: questions.filter(({ qid }) => !preferences.includes(qid)).map(({ id }) => id) },
    {
      key: 'preferences',
      ids: [...questions.filter(({ qid }) => preferences.includes(qid)), ...preferenceQuestions].map(({ id }) => id),
    },
    { key: 'more', ids: additionalQuestions.map(({ id }) => id) },
  ] as const;
  const titles = (sandboxTexts[locale as LocaleCode] ?? sandboxTexts.en).personalityTitles;
  return groups.map(({ key, ids }) => ({
    key,
    title: titles[key],
    answers: ids.map((id) => {
      const question = findQuestion(id)!;
      const given = answers.get(id);
      return {
        question: { ...question, answerOptions: [...question.answerOptions], answer: given ?? null },
        customerAnswerId: given?.id ?? null,
        answer: given?.answer ?? null,
      };
    }),
  }));
}

function toOwnPictureUrl(picture: OwnPicture | undefined, origin: string): string | null {
  const { id, key, focus } = picture ?? {};
  const fragment = focus ? `#focus=${focus.x},${focus.y}` : '';
  return key ? `${origin}/storage/${key}${fragment}` : toPictureUrl(origin, id);
}

/** Counts the accounts that like an answer of a member. */
const countLikes = ({ accounts }: World, { profileId }: WorldMember, answerId: string): number =>
  accounts.filter(({ relationships }) => relationships.get(profileId)?.likedAnswerIds.has(answerId)).length;
