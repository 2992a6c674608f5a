import { toPictureUrl } from '../../lib/toPictureUrl.ts';
import { site } from '../../site/site.ts';

/** Address of a picture on one of this site's hosts, or null for the default avatar. */
export const ownPicture = (path: string | null): string | null =>
  toPictureUrl(path, site.apiOrigin, [site.apiOrigin, site.storageOrigin, location.origin]);
