import { atom } from 'jotai';
import type { ParsedToken } from '../api/parseToken.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import type { EmailLink } from './consumeEmailLink.ts';

/** The link that the page was opened with; null once it has been followed. */
export const emailLinkAtom = atom<EmailLink | null>(null);

type MagicLinkDecision = 'signIn' | 'ask' | 'refuse';

/**
 * Decides what to do with a magic link (reading 39). signIn: use its token. ask: another member is signed in, and has
 * to agree. refuse: the link is expired or invalid.
 */
export function decideOnMagicLink(stored: ParsedToken, link: ParsedToken): MagicLinkDecision {
  if (link.kind !== 'valid') return 'refuse';
  const otherMember = stored.kind === 'valid' && stored.claims.userId !== link.claims.userId;
  return otherMember ? 'ask' : 'signIn';
}

/** Replaces the stored token by the link's, or clears it for a link that is refused. Null for other links. */
export function applyMagicLink(link: EmailLink | null, tokens: TokenStore): MagicLinkDecision | null {
  if (link?.kind !== 'magic') return null;
  const decision = decideOnMagicLink(tokens.read(), tokens.parse(link.token));
  if (decision !== 'ask') tokens.clear();
  if (decision === 'signIn') tokens.write(link.token);
  return decision;
}
