import type { Message } from '../../../api/contract/conversations.ts';
import { toMessageKind } from '../../../member/messageKind.ts';

type MessageBody =
  | { kind: 'text'; text: string }
  /** `path` is null if the server sent no address; `text` may be empty. */
  | { kind: 'picture'; path: string | null; text: string }
  /** A message that needs Premium; the server sent neither its text nor its picture (reading 20). */
  | { kind: 'locked'; picture: boolean }
  | { kind: 'photoRequest'; own: boolean }
  | { kind: 'decline' }
  | { kind: 'empty' }
  /** A message without anything to show; `type` is the server's word for it. */
  | { kind: 'unknown'; type: string };

export interface MessageView {
  /** Subject of the message, such as an answer in a profile; verbatim if those are the member's own words. */
  quote: { question: string; text: string; verbatim: boolean } | null;
  body: MessageBody;
}

type MessageFields = Pick<
  Message,
  'message' | 'type' | 'blurred' | 'pictureUnblurred' | 'questionType' | 'quoteQuestion' | 'quoteText'
>;

/** Types of questions that members answer in their own words. */
const freeTextTypes: ReadonlySet<string> = new Set(['3', '4', '11']);

/** The content of a message's bubble. */
export function toMessageView(message: MessageFields, own: boolean): MessageView {
  const question = message.quoteQuestion?.trim() ?? '';
  const text = message.quoteText?.trim() ?? '';
  const verbatim = freeTextTypes.has(message.questionType);
  const quote = question === '' && text === '' ? null : { question, text, verbatim };
  return { quote: message.blurred ? null : quote, body: toMessageBody(message, own, quote !== null) };
}

function toMessageBody(message: MessageFields, own: boolean, quoted: boolean): MessageBody {
  const { type, blurred, pictureUnblurred: path } = message;
  const kind = toMessageKind(type);
  // Whatever its type says, a message with the address of a picture is a picture.
  const isPicture = kind === 'picture' || path !== null;
  if (blurred) return { kind: 'locked', picture: isPicture };
  const text = message.message?.trim() ?? '';
  if (isPicture) return { kind: 'picture', path, text };
  if (text !== '' || quoted) return { kind: 'text', text };
  if (kind === 'photoRequest') return { kind: 'photoRequest', own };
  if (kind === 'decline') return { kind };
  return kind === 'unknown' ? { kind: 'unknown', type: type.trim() } : { kind: 'empty' };
}
