import { readLastOwner } from '../lib/storage/tabOwner.ts';

/** The wanted page, and the member to whom the tab belonged; null if unknown. */
let wanted: { path: string; member: string | null } | null = null;

/**
 * The page that a guest wanted before signing in, if its path contains an id: neither the address nor the storage may
 * reveal to the next person whose it is. It is kept until the document is left, for the member to whom the tab belonged
 * last.
 */
export const hiddenReturnPath = {
  remember(path: string): void {
    wanted = { path, member: readLastOwner() };
  },
  /** Reads the path, for the sign-in link that a guest requests. */
  read: (): string | null => wanted?.path ?? null,
  /** Returns the path for this member, once. */
  take(member: string | null): string | null {
    const place = wanted;
    if (member !== null) wanted = null;
    return place && member !== null && (place.member ?? member) === member ? place.path : null;
  },
  clear(): void {
    wanted = null;
  },
};
