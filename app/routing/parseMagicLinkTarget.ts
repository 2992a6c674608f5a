import { namedPaths } from './namedPaths.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo } from './routeTable.ts';

const targetPaths: ReadonlyMap<string, string> = new Map([
  ['premium', namedPaths.premiumUpgrade()],
  ['messages', pathTo('messages')],
  ['visitors', pathTo('visitors')],
  ['matches', pathTo('matches')],
  ['gallery', pathTo('ownProfile', { section: 'gallery' })],
]);

/**
 * Where the target of a magic link leads: a named target, or the plain path of one of our own pages for members
 * (reading 38). Anything else is null.
 */
export const parseMagicLinkTarget = (written: string | null): string | null =>
  written === null ? null : (targetPaths.get(written) ?? parseReturnPath(written));
