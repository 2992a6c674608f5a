import type { Page } from '@playwright/test';
import type { AccountName } from '../../backend/sandbox/world/accountTypes.ts';
import { callApi } from './sandboxControl.ts';
import { openSignedIn, type SiteOrigins } from './signIn.ts';

/** Opens a conversation without messages, with a match; returns the match's name. */
export async function openEmptyConversation(page: Page, site: SiteOrigins, account: AccountName): Promise<string> {
  const address = '/api/matches/?offset=0&limit=20&contactFilter=2';
  const { matches } = (await callApi(site.sandbox, account, address)) as {
    matches: { match_id: number; username: string }[];
  };
  const [match] = matches;
  const { conversation_id } = (await callApi(site.sandbox, account, `/api/matches/initiate/${match!.match_id}`)) as {
    conversation_id: string;
  };
  await openSignedIn(page, site, account, `/membership-area/messages/${conversation_id}`);
  return match!.username;
}
