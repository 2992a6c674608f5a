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
} from '../../../../app/api/contract/profile.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';
import { generateAnswers, generateInterests } from '../world/generateProfile.ts';
import { isIntimate } from '../world/isIntimate.ts';
import { listShownAnswers } from '../world/listShownAnswers.ts';
import { findRelatedMember, type RelatedMember } from '../world/relatedMembers.ts';
import { findReachableMember } from './findMemberOr404.ts';
import {
  toGallery,
  toMemberCard,
  toMemberProfile,
  toOwnGallery,
  toOwnProfile,
  toPersonality,
  toRemovedProfile,
  toShownOwnProfile,
} from './profilePayloads.ts';

export const profileHandlers = [
  defineHandler(fetchProfile, (request) => {
    const { world, viewer, origin } = request;
    const removed = findRelatedMember(world, request.viewer, 'profileId', request.params.id ?? '');
    if (removed && removed.member.removedAt !== null && !removed.relationship.deleted) return toRemovedProfile(removed);
    const related = findOtherMember(request);
    if (related) return toMemberProfile(world, viewer, related, origin);
    return request.params.id ? toShownOwnProfile(world, viewer, origin) : toOwnProfile(world, viewer, origin);
  }),

  defineHandler(fetchSneakPeek, (request) => {
    const { world, viewer, origin } = request;
    const related = findReachableMember(request, 'uuid', request.params.uuid);
    return { profileCard: toMemberCard(world, viewer, related, origin) };
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
    const { interests } = request.viewer;
    if (!related) return { available: [...interestKeys], selected: interests };
    // Intimate ones are mutual, and nothing in another member's list reveals them (reading 56).
    const isVisible = (key: string) => !isIntimate(key) || interests.some(isIntimate);
    return {
      available: interestKeys.filter(isVisible),
      selected: generateInterests(related.member).filter(isVisible),
    };
  }),

  defineHandler(updateInterests, ({ viewer, body }) => {
    const unknown = body.interests.find((key) => !(interestKeys as readonly string[]).includes(key));
    if (unknown) throw new HttpError(422, { interests: `There is no interest "${unknown}".` });
    if (body.interests.some(isIntimate) && !viewer.consents.has('intimateInterests'))
      throw new HttpError(403, { consent: 'Intimate interests need a consent first.' });
    viewer.interests = body.interests;
    return true;
  }),

  defineHandler(likeAnswer, (request) => {
    const { relationship } = findAnsweringMember(request);
    relationship.likedAnswerIds.add(request.params.answerId);
    return true;
  }),

  defineHandler(commentAnswer, (request) => {
    const { relationship } = findAnsweringMember(request);
    relationship.comments.set(request.params.answerId, request.body.comment);
    return true;
  }),
];

/**
 * Finds the member who shows an answer. Throws an HttpError for the viewer's own ones and for those that nobody shows.
 */
function findAnsweringMember(request: { world: World; viewer: Account; params: { answerId: string } }): RelatedMember {
  const { world, viewer } = request;
  const { answerId } = request.params;
  if ([...viewer.answers.values()].some(({ id }) => id === answerId))
    throw new HttpError(403, { message: 'This is your own answer.' });
  // The id of an answer is the profile's, a hyphen and the question's.
  const related = findReachableMember(request, 'profileId', answerId.split('-')[0]!);
  const shown = listShownAnswers(generateAnswers(related.member, world.metric));
  if (!shown.some(({ id }) => id === answerId)) throw new HttpError(404, { message: 'There is no such answer.' });
  return related;
}

/**
 * Finds the member whose profile id is in the path; undefined for the viewer's own. Throws an HttpError for unknown
 * ids.
 */
function findOtherMember(request: { world: World; viewer: Account; params: { id?: string | undefined } }) {
  const { id } = request.params;
  return !id || id === request.viewer.profileId ? undefined : findReachableMember(request, 'profileId', id);
}
