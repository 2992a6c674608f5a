import { atom } from 'jotai';
import type { TokenReading } from '../api/token.ts';
import type { MailLink } from '../routing/takeLink.ts';
import type { TokenStore } from './tokenStore.ts';

/** The link that the page was opened with, until it has been followed. */
export const mailLinkAtom = atom<MailLink | null>(null);

/**
 * What to do with a magic link, given who is signed in here (reading 39).
 * enter: sign in with it. ask: another member is signed in. refuse: it is expired or damaged.
 */
export function decideOnLink(stored: TokenReading, link: TokenReading): 'enter' | 'ask' | 'refuse' {
  if (link.kind !== 'valid') return 'refuse';
  const other = stored.kind === 'valid' && stored.claims.user_id !== link.claims.user_id;
  return other ? 'ask' : 'enter';
}

/** Clears the stored token for a magic link, and puts the link's in its place; asks first before somebody else's goes. */
export function openLink(link: MailLink | null, tokens: TokenStore): 'refuse' | 'enter' | 'ask' | null {
  if (link?.kind !== 'magic') return null;
  const verdict = decideOnLink(tokens.read(), tokens.judge(link.token));
  if (verdict !== 'ask') tokens.clear();
  if (verdict === 'enter') tokens.write(link.token);
  return verdict;
}
