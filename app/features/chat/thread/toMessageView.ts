import type { Message } from '../../../api/contract/conversations.ts';

type MessageBody =
  | { kind: 'text'; text: string }
  /** Needs Premium; the server did not send its text (reading 20). */
  | { kind: 'locked' }
  | { kind: 'photoRequest'; own: boolean }
  | { kind: 'empty' };

export interface MessageView {
  /** What the message comments on, such as an answer in a profile. */
  quote: { question: string; text: string } | null;
  body: MessageBody;
}

type MessageFields = Pick<Message, 'message' | 'type' | 'blurred' | 'question_type' | 'quote_question' | 'quote_text'>;

/** What a bubble shows of a message. */
export function toMessageView(message: MessageFields, own: boolean): MessageView {
  const question = message.quote_question?.trim() ?? '';
  const text = message.quote_text?.trim() ?? '';
  const quote = question === '' && text === '' ? null : { question, text };
  return { quote: message.blurred ? null : quote, body: toMessageBody(message, own, quote !== null) };
}

function toMessageBody({ message, type, blurred }: MessageFields, own: boolean, quoted: boolean): MessageBody {
  if (blurred) return { kind: 'locked' };
  const text = message?.trim() ?? '';
  if (text !== '') return { kind: 'text', text };
  if (type === 'photo_request') return { kind: 'photoRequest', own };
  return quoted ? { kind: 'text', text: '' } : { kind: 'empty' };
}
