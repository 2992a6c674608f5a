import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import {
  Id,
  MaybeFlag,
  MaybeId,
  MaybeNum,
  MaybeText,
  MemberGender,
  maybe,
  Num,
  OptionalIdParams,
  PathId,
} from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Answer, GivenAnswer, LocalizedText, Question } from './questionSchemas.ts';
import { MaybeDay, Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** All fields but picture and gender are additions of this project, so a server may leave them out. */
export const ProfileCard = z.object({
  profilePicture: MaybeText,
  gender: MemberGender,
  username: MaybeText,
  birthday: MaybeDay,
  city: MaybeText,
  country: MaybeText,
  online: MaybeFlag,
  /** 1 to 23. */
  background: MaybeNum,
  /** Distance as in a member record. */
  distance: MaybeNum,
  /** Whether the team has compared their pictures with a live picture. */
  verified: MaybeFlag,
});
export type ProfileCard = z.output<typeof ProfileCard>;

/** A member who has reacted to an own answer. */
export const ReactingMember = wireObject({
  profileId: sentAs('profile_id', Id),
  /** Taken by `initiateConversation`, to answer them by message. */
  matchId: sentAs('match_id', MaybeId),
  username: MaybeText,
  gender: MemberGender,
  picture: MaybeText,
});
export type ReactingMember = z.output<typeof ReactingMember>;

const ReceivedComment = wireObject({
  member: ReactingMember,
  comment: z.string(),
  createdAt: sentAs('created_at', maybe(Timestamp)),
});
export type ReceivedComment = z.output<typeof ReceivedComment>;

/** An answer that others may like and comment on; those calls take its `id`. */
export const RandomAnswer = z.object({
  id: Id,
  question: z.object({ id: Num, translations: LocalizedText }),
  answer: z.string(),
  liked: MaybeFlag,
  likes: MaybeNum,
  comment: MaybeText,
  /** The members who like the answer, and the comments on it. Additions of this project, in the own profile alone. */
  likedBy: maybe(list(ReactingMember)),
  comments: maybe(list(ReceivedComment)),
});
export type RandomAnswer = z.output<typeof RandomAnswer>;

/** The question whose answer is the personal description. */
export const DESCRIPTION_QUESTION_ID = 108;

export const Profile = wireObject({
  profileCard: ProfileCard,
  answersRandom: list(RandomAnswer),
  bookmark: MaybeFlag,
  smileSent: sentAs('smile_sent', MaybeFlag),
  /** Whether they have smiled at the viewer, as in a member record. */
  smileReceived: sentAs('smile_received', MaybeFlag),
  matchId: sentAs('match_id', MaybeId),
  profileId: sentAs('profile_id', MaybeId),
  blockSend: MaybeFlag,
  blocked: MaybeFlag,
  icebreakerQuestion: sentAs('icebreaker_question', MaybeText),
  /** The viewer's own profile as others see it, which the own id asks for. An addition of this project. */
  own: MaybeFlag,
  /**
   * Whether the team has removed the member for fraud; of such a member only name and gender are shown. An addition of
   * this project.
   */
  removedForFraud: sentAs('removed_for_fraud', MaybeFlag),
});
export type Profile = z.output<typeof Profile>;

/** Another member's profile, or the viewer's own without an id. */
export const fetchProfile = read('fetchProfile', 'GET /api/profile/view/:id?', {
  params: OptionalIdParams,
  response: Profile,
});

/** The card alone, by the uuid of a member record. */
export const fetchSneakPeek = read('fetchSneakPeek', 'GET /api/profile/sneak-peek/:uuid', {
  params: z.object({ uuid: PathId }),
  response: z.object({ profileCard: ProfileCard }),
});

export const Photo = wireObject({ id: Id, publicPath: sentAs('public_path', MaybeText), main: MaybeFlag });
export type Photo = z.output<typeof Photo>;

/** The refusal 'This user has no pictures' means an empty gallery. */
export const fetchGallery = read('fetchGallery', 'GET /api/profile/gallery/:id?', {
  params: OptionalIdParams,
  response: z.object({ photos: list(Photo) }),
});

const PersonalityAnswer = z.object({
  question: Question,
  customerAnswerId: MaybeId,
  answer: maybe(GivenAnswer.shape.answer),
});
export type PersonalityAnswer = z.output<typeof PersonalityAnswer>;

/** Answers under one heading; the group `preferences` is edited on its own page. */
export const PersonalityGroup = z.object({ key: z.string(), title: z.string(), answers: list(PersonalityAnswer) });
export type PersonalityGroup = z.output<typeof PersonalityGroup>;

/** Titles are written in the locale of the path. */
export const fetchPersonality = read('fetchPersonality', 'GET /api/profile/personality/:locale/:id?', {
  params: z.object({ locale: PathId, id: z.optional(PathId) }),
  response: z.object({ groups: list(PersonalityGroup) }),
});

export const interestKeys = [
  'amateur',
  'anal',
  'bondage',
  'couple',
  'dirty_talk',
  'fetish',
  'high_heels_and_boots',
  'latex_and_leather',
  'lingerie',
  'normal',
  'oral',
  'other_interests',
  'outdoor',
  'romantic',
  'sex_toys',
  'sexy_outfits',
  'special_locations',
  'tattoos_and_piercings',
  'threesome',
] as const;
export type InterestKey = (typeof interestKeys)[number];

/** Interests that are shown openly; all others are intimate (reading 56). */
export const nonIntimateInterests = [
  'romantic',
  'couple',
  'outdoor',
  'special_locations',
  'tattoos_and_piercings',
  'normal',
  'other_interests',
] as const satisfies readonly InterestKey[];

/** Both lists hold `interestKeys`; a back end may know more keys. */
export const Interests = z.object({ available: list(z.string()), selected: list(z.string()) });
export type Interests = z.output<typeof Interests>;

export const fetchInterests = read('fetchInterests', 'GET /api/profile/interests/:id?', {
  params: OptionalIdParams,
  response: Interests,
});

/** Replaces the viewer's own choice; it may be empty. */
export const updateInterests = act('updateInterests', 'PUT /api/profile/interests', {
  body: z.object({ interests: z.array(z.string()).check(z.maxLength(19)) }),
  extension: true,
});

const AnswerIdParams = z.object({ answerId: PathId });

/** The caller fetches the profile again afterwards. */
export const likeAnswer = act('likeAnswer', 'GET /api/profile/like_answer/:answerId', { params: AnswerIdParams });

export const commentAnswer = act('commentAnswer', 'POST /api/profile/comment_answer/:answerId', {
  params: AnswerIdParams,
  body: z.object({ comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
});

/** Saves edits of the own profile and of the preferences. */
export const updatePersonality = act('updatePersonality', 'PUT /api/personality/data/update_all', {
  body: z.object({
    answers: z.array(z.object({ question: Num, customerAnswerId: z.nullish(Id), answer: Answer })),
  }),
});

/** Counts the matches with these answers to the preferences; without answers, with the stored ones. */
export const countMatches = read('countMatches', 'POST /api/matches/count', {
  body: updatePersonality.body,
  response: z.object({ matches: Num }),
  extension: true,
});
