import { matchPage, pathTo } from '../../../routing/routes.ts';

/** The address of the profile that a navigation leads to or back from; null between other pages, or two profiles. */
export function findSharedProfile(from: string, to: string): string | null {
  const left = toProfilePath(from);
  const entered = toProfilePath(to);
  return left === null || entered === null ? (left ?? entered) : null;
}

function toProfilePath(pathname: string): string | null {
  const id = matchPage('memberProfile', pathname)?.id;
  return id === undefined ? null : pathTo('memberProfile', { id });
}
