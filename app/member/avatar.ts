import avatarFemalePicture from 'art:avatar/female';
import avatarMalePicture from 'art:avatar/male';
import avatarTeamPicture from 'art:avatar/team';
import { site } from '../site/site.ts';
import { toPictureUrl } from './toPictureUrl.ts';

/** What shows somebody. */
export interface AvatarSource {
  /** Address of their picture on one of this site's hosts, or null. */
  picture: string | null;
  /** Address of the default avatar, for members without a picture and for pictures that do not load. */
  fallback: string;
}

/** Address of a member's picture on one of this site's hosts, or null: then the default avatar stands there. */
export const memberPictureUrl = (path: string | null): string | null =>
  toPictureUrl(path, site.apiOrigin, [site.apiOrigin, site.storageOrigin, location.origin]);

/**
 * The face of a member: `path` is their `public_path` or `profilePicture`, `gender` as parsed by the contract, because
 * members and conversations encode it differently. The default avatar is that of the site's age band.
 */
export const toAvatarSource = (path: string | null, gender: 'male' | 'female'): AvatarSource => ({
  picture: memberPictureUrl(path),
  fallback: gender === 'male' ? avatarMalePicture : avatarFemalePicture,
});

/** The face of the house: conversation 1, the welcome message, and whoever asks in the questionnaire. */
export const teamAvatarSource = (): AvatarSource => ({ picture: null, fallback: avatarTeamPicture });
