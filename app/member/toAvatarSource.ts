import type { Gender } from '../api/contract/fieldSchemas.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { site } from '../site/site.ts';
import type { AvatarSource } from '../ui/content/Avatar.tsx';
import { toInitial } from './toInitial.ts';
import { toPictureUrl } from './toPictureUrl.ts';

/** Address of a member's picture if it is on one of this site's origins, else null. */
export const memberPictureUrl = (path: string | null): string | null =>
  toPictureUrl(path, site.apiOrigin, [site.apiOrigin, site.storageOrigin, location.origin]);

/**
 * @param path the member's `publicPath` or `profilePicture`
 * @param gender as parsed by the contract, because members and conversations encode it differently
 */
export const toAvatarSource = (path: string | null, gender: Gender, username: string | null): AvatarSource => ({
  picture: memberPictureUrl(path),
  initial: toInitial(username, intlTag()),
  tone: gender,
});

/** The brand's icon, for the support conversation, the welcome message and the questionnaire's chat. */
export const teamAvatarSource = (): AvatarSource => ({
  picture: site.iconUrl,
  initial: toInitial(site.name, intlTag()),
  tone: 'team',
});
