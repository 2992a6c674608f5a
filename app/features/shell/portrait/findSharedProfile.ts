import { matchPage, pathTo } from '../../../routing/routeAddresses.ts';

/**
 * Finds the address of the profile to which a navigation leads, or from which it leads back; null between other pages,
 * or two profiles.
 */
export function findSharedProfile(from: string, to: string): string | null {
  const left = toProfilePath(from);
  const entered = toProfilePath(to);
  return left === null || entered === null ? (left ?? entered) : null;
}

function toProfilePath(pathname: string): string | null {
  const id = matchPage('memberProfile', pathname)?.id;
  return id === undefined ? null : pathTo('memberProfile', { id });
}
