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
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
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
  defineHandler(fetchProfile, (request) => {
    const { world, viewer, origin } = request;
    const related = findOtherMember(request);
    return related ? toMemberProfile(world, viewer, related, origin) : toOwnProfile(viewer, origin);
  }),

  defineHandler(fetchSneakPeek, ({ world, params, origin }) => {
    const member = world.members.find(({ uuid }) => uuid === params.uuid);
    if (!member) throw new HttpError(404, { message: 'There is no such member.' });
    return { profileCard: toMemberCard(member, origin) };
  }),

  defineHandler(fetchGallery, (request) => {
    const { viewer, origin } = request;
    const related = findOtherMember(request);
    const photos = related ? toGallery(related.member, origin) : toOwnGallery(viewer, origin);
    if (photos.length === 0) throw new HttpError(404, { message: 'This user has no pictures' });
    return { photos };
  }),

  defineHandler(fetchPersonality, (request) => {
    const { world, viewer, params } = request;
    const related = findOtherMember(request);
    const answers = related ? generateAnswers(related.member, world.metric) : viewer.answers;
    return { groups: toPersonality(answers, params.locale) };
  }),

  defineHandler(fetchInterests, (request) => {
    const related = findOtherMember(request);
    const selected = related ? generateInterests(related.member) : request.viewer.interests;
    return { available: [...interestKeys], selected };
  }),

  defineHandler(updateInterests, ({ viewer, body }) => {
    const unknown = body.interests.find((key) => !(interestKeys as readonly string[]).includes(key));
    if (unknown) throw new HttpError(422, { interests: `There is no interest "${unknown}".` });
    viewer.interests = body.interests;
    return true;
  }),

  defineHandler(likeAnswer, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', toProfileId(request.params.answerId));
    relationship.likedAnswerIds.add(request.params.answerId);
    return true;
  }),

  defineHandler(commentAnswer, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', toProfileId(request.params.answerId));
    relationship.comments.set(request.params.answerId, request.body.comment);
    return true;
  }),
];

/** The id of an answer is the profile's, a hyphen and the question's. */
const toProfileId = (answerId: string) => answerId.split('-')[0]!;

/** The member whose profile id is in the path; undefined for the viewer's own. Throws an HttpError for an unknown one. */
function findOtherMember(request: { world: World; viewer: Account; params: { id?: string | undefined } }) {
  const { id } = request.params;
  return !id || id === request.viewer.profileId ? undefined : findMemberOr404(request, 'profileId', id);
}
