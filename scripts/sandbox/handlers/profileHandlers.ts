import {
  commentAnswer,
  fetchGallery,
  fetchInterests,
  fetchPersonality,
  fetchProfile,
  fetchSneakPeek,
  interestKeys,
  likeAnswer,
  updateInterests,
} from '../../../app/api/contract/profile.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { generateAnswers, generateInterests } from '../world/generateProfile.ts';
import { findMemberOr404 } from './findMemberOr404.ts';
import {
  toGallery,
  toMemberCard,
  toMemberProfile,
  toOwnGallery,
  toOwnProfile,
  toPersonality,
} from './profilePayloads.ts';

export const profileHandlers = [
  defineHandler(fetchProfile, (incoming) => {
    const { world, viewer, params, origin } = incoming;
    if (!params.id || params.id === viewer.profileId) return toOwnProfile(viewer, origin);
    const meeting = findMemberOr404(incoming, 'profileId', params.id);
    return toMemberProfile(world, viewer, meeting, origin);
  }),

  defineHandler(fetchSneakPeek, ({ world, params, origin }) => {
    const member = world.members.find(({ uuid }) => uuid === params.uuid);
    if (!member) throw new HttpError(404, { message: 'There is no such member.' });
    return { profileCard: toMemberCard(member, origin) };
  }),

  defineHandler(fetchGallery, (incoming) => {
    const { viewer, params, origin } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const photos = own
      ? toOwnGallery(viewer, origin)
      : toGallery(findMemberOr404(incoming, 'profileId', params.id!).member, origin);
    if (photos.length === 0) throw new HttpError(404, { message: 'This user has no pictures' });
    return { photos };
  }),

  defineHandler(fetchPersonality, (incoming) => {
    const { world, viewer, params } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const answers = own
      ? viewer.answers
      : generateAnswers(findMemberOr404(incoming, 'profileId', params.id!).member, world.metric);
    return { groups: toPersonality(answers, params.locale) };
  }),

  defineHandler(fetchInterests, (incoming) => {
    const { viewer, params } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const selected = own
      ? viewer.interests
      : generateInterests(findMemberOr404(incoming, 'profileId', params.id!).member);
    return { available: [...interestKeys], selected };
  }),

  defineHandler(updateInterests, ({ viewer, body }) => {
    const unknown = body.interests.find((key) => !(interestKeys as readonly string[]).includes(key));
    if (unknown) throw new HttpError(422, { interests: `There is no interest "${unknown}".` });
    viewer.interests = body.interests;
    return true;
  }),

  defineHandler(likeAnswer, (incoming) => {
    const { relationship: tie } = findMemberOr404(incoming, 'profileId', toProfileId(incoming.params.answerId));
    tie.likedAnswerIds.add(incoming.params.answerId);
    return true;
  }),

  defineHandler(commentAnswer, (incoming) => {
    const { relationship: tie } = findMemberOr404(incoming, 'profileId', toProfileId(incoming.params.answerId));
    tie.comments.set(incoming.params.answerId, incoming.body.comment);
    return true;
  }),
];

/** Ids of answers are made of the profile's and the question's. */
const toProfileId = (answerId: string) => answerId.split('-')[0]!;
