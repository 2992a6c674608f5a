import { type Conversation, isSupportConversation } from '../../../api/contract/conversations.ts';

/**
 * Whether a member seems to have written to nobody: the server says of every conversation but that with support that its
 * last message is not the member's own. A server that does not say so lets nothing be offered.
 */
export const mayOfferPractice = (rows: readonly Conversation[] | undefined): boolean =>
  rows?.every(({ id, lastOwn }) => isSupportConversation(id) || lastOwn === false) ?? false;
