import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo } from './routeAddresses.ts';
import { sharedPaths } from './sharedPaths.ts';

const targetPaths: ReadonlyMap<string, string> = new Map([
  ['premium', sharedPaths.premiumUpgrade()],
  ['messages', pathTo('messages')],
  ['visitors', pathTo('visitors')],
  ['matches', pathTo('matches')],
  ['gallery', pathTo('ownProfile', { section: 'gallery' })],
]);

/**
 * The path of a magic link's target: that of a named target, or the target itself if it is the plain path of a page for
 * members (reading 38). Null for others.
 */
export const parseMagicLinkTarget = (written: string | null): string | null =>
  written === null ? null : (targetPaths.get(written) ?? parseReturnPath(written));
