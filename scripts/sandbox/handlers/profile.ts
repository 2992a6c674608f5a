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
import { handle, Refusal } from '../handler.ts';
import { inventInterests, listAnswers } from '../world/portrayal.ts';
import { meet } from './meet.ts';
import {
  toGallery,
  toMemberCard,
  toMemberProfile,
  toOwnGallery,
  toOwnProfile,
  toPersonality,
} from './profileRecords.ts';

export const profileHandlers = [
  handle(fetchProfile, (incoming) => {
    const { world, viewer, params, origin } = incoming;
    if (!params.id || params.id === viewer.profileId) return toOwnProfile(viewer, origin);
    const meeting = meet(incoming, 'profileId', params.id);
    return toMemberProfile(world, viewer, meeting, origin);
  }),

  handle(fetchSneakPeek, ({ world, params, origin }) => {
    const member = world.members.find(({ uuid }) => uuid === params.uuid);
    if (!member) throw new Refusal(404, { message: 'There is no such member.' });
    return { profileCard: toMemberCard(member, origin) };
  }),

  handle(fetchGallery, (incoming) => {
    const { viewer, params, origin } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const photos = own
      ? toOwnGallery(viewer, origin)
      : toGallery(meet(incoming, 'profileId', params.id!).member, origin);
    if (photos.length === 0) throw new Refusal(404, { message: 'This user has no pictures' });
    return { photos };
  }),

  handle(fetchPersonality, (incoming) => {
    const { world, viewer, params } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const answers = own ? viewer.answers : listAnswers(meet(incoming, 'profileId', params.id!).member, world.metric);
    return { groups: toPersonality(answers, params.locale) };
  }),

  handle(fetchInterests, (incoming) => {
    const { viewer, params } = incoming;
    const own = !params.id || params.id === viewer.profileId;
    const selected = own ? viewer.interests : inventInterests(meet(incoming, 'profileId', params.id!).member);
    return { available: [...interestKeys], selected };
  }),

  handle(updateInterests, ({ viewer, body }) => {
    const unknown = body.interests.find((key) => !(interestKeys as readonly string[]).includes(key));
    if (unknown) throw new Refusal(422, { interests: `There is no interest "${unknown}".` });
    viewer.interests = body.interests;
    return true;
  }),

  handle(likeAnswer, (incoming) => {
    const { tie } = meet(incoming, 'profileId', toProfileId(incoming.params.answerId));
    tie.liked.add(incoming.params.answerId);
    return true;
  }),

  handle(commentAnswer, (incoming) => {
    const { tie } = meet(incoming, 'profileId', toProfileId(incoming.params.answerId));
    tie.comments.set(incoming.params.answerId, incoming.body.comment);
    return true;
  }),
];

/** Ids of answers are made of the profile's and the question's. */
const toProfileId = (answerId: string) => answerId.split('-')[0]!;
