import * as z from 'zod/mini';
import { markRead, withoutPictureOfRemoved } from './conversations.ts';
import { read } from './defineCall.ts';
import { Code, ConversationGender, Id, MaybeFlag, MaybeText, maybe } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { ListedMember } from './memberLists.ts';
import { Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** The last message of a conversation. The app adds a local welcome message of the same shape (reading 21). */
export const DashboardMessage = z.pipe(
  wireObject({
    conversationId: sentAs('conversation_id', Id),
    sender: z.string(),
    subject: MaybeText,
    content: MaybeText,
    blockSend: MaybeFlag,
    blurred: MaybeFlag,
    type: Code,
    status: Code,
    read: MaybeFlag,
    /** Whether the viewer wrote it; `sender` is the other member in any case. An addition of this project. */
    own: MaybeFlag,
    createdAt: sentAs('created_at', Timestamp),
    gender: ConversationGender,
    publicPath: sentAs('public_path', MaybeText),
    online: MaybeFlag,
    /** Whether the team has removed the other member for fraud. An addition of this project. */
    removedForFraud: sentAs('removed_for_fraud', MaybeFlag),
  }),
  z.transform((sent) => withoutPictureOfRemoved(markRead(sent))),
);
export type DashboardMessage = z.output<typeof DashboardMessage>;

/** A conversation whose partner waits for an answer of the viewer. */
const WaitingConversation = wireObject({
  id: sentAs('conversation_id', Id),
  waitingSince: sentAs('waiting_since', Timestamp),
});
export type WaitingConversation = z.output<typeof WaitingConversation>;

/** `waiting`, an addition of this project, has those who wait for an answer; null from a server that does not know. */
export const Dashboard = z.object({
  matches: list(ListedMember),
  visitors: list(ListedMember),
  messages: list(DashboardMessage),
  waiting: maybe(list(WaitingConversation)),
});
export type Dashboard = z.output<typeof Dashboard>;

export const fetchDashboard = read('fetchDashboard', 'GET /api/dashboard/', { response: Dashboard });
