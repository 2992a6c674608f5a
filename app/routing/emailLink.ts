import { atom } from 'jotai';
import type { ParsedToken } from '../api/token.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import type { EmailLink } from './consumeEmailLink.ts';

/** The link that the page was opened with, until it has been followed. */
export const emailLinkAtom = atom<EmailLink | null>(null);

/**
 * What to do with a magic link, given who is signed in here (reading 39).
 * enter: sign in with it. ask: another member is signed in. refuse: it is expired or damaged.
 */
export function decideOnMagicLink(stored: ParsedToken, link: ParsedToken): 'enter' | 'ask' | 'refuse' {
  if (link.kind !== 'valid') return 'refuse';
  const other = stored.kind === 'valid' && stored.claims.user_id !== link.claims.user_id;
  return other ? 'ask' : 'enter';
}

/** Clears the stored token for a magic link, and puts the link's in its place; asks first before somebody else's goes. */
export function applyMagicLink(link: EmailLink | null, tokens: TokenStore): 'refuse' | 'enter' | 'ask' | null {
  if (link?.kind !== 'magic') return null;
  const verdict = decideOnMagicLink(tokens.read(), tokens.parse(link.token));
  if (verdict !== 'ask') tokens.clear();
  if (verdict === 'enter') tokens.write(link.token);
  return verdict;
}
