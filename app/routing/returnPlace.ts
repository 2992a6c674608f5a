import { readLastOwner } from '../lib/storage/tabOwner.ts';

/** The page, and the member whom the tab belonged to; null if it is not known. */
let wanted: { path: string; member: string | null } | null = null;

/**
 * The page that somebody wanted who has to sign in first, where its path has an id in it: neither the address nor the
 * storage may tell the next person of whom it is. It lasts until the document is left, and counts for the member whom
 * the tab belonged to last.
 */
export const returnPlace = {
  remember(path: string): void {
    wanted = { path, member: readLastOwner() };
  },
  /** For the sign-in link that a guest asks for. */
  read: (): string | null => wanted?.path ?? null,
  /** The path for this member, once. */
  take(member: string | null): string | null {
    const place = wanted;
    if (member !== null) wanted = null;
    return place && member !== null && (place.member ?? member) === member ? place.path : null;
  },
  clear(): void {
    wanted = null;
  },
};
