import avatarFemalePicture from 'art:avatar/female';
import avatarMalePicture from 'art:avatar/male';
import avatarTeamPicture from 'art:avatar/team';
import { site } from '../site/site.ts';
import { toPictureUrl } from './toPictureUrl.ts';

/** Addresses of a member's avatar. */
export interface AvatarSource {
  /** The member's picture, or null. */
  picture: string | null;
  /** The default avatar, for members without a picture and for pictures that do not load. */
  fallback: string;
}

/** Address of a member's picture if it is on one of this site's origins, else null. */
export const memberPictureUrl = (path: string | null): string | null =>
  toPictureUrl(path, site.apiOrigin, [site.apiOrigin, site.storageOrigin, location.origin]);

/**
 * @param path the member's `public_path` or `profilePicture`
 * @param gender as parsed by the contract, because members and conversations encode it differently
 */
export const toAvatarSource = (path: string | null, gender: 'male' | 'female'): AvatarSource => ({
  picture: memberPictureUrl(path),
  fallback: gender === 'male' ? avatarMalePicture : avatarFemalePicture,
});

/** The avatar of the support conversation, the welcome message and the questionnaire's chat. */
export const teamAvatarSource = (): AvatarSource => ({ picture: null, fallback: avatarTeamPicture });
