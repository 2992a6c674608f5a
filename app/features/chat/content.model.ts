import type { Message } from '../../api/contract/chat.ts';

type Body =
  | { kind: 'text'; text: string }
  /** For premium members only; the server did not send its text (reading 20). */
  | { kind: 'locked' }
  | { kind: 'askedForPicture'; own: boolean }
  | { kind: 'nothing' };

export interface Content {
  /** What the message answers to, such as an answer in a profile. */
  quote: { question: string; text: string } | null;
  body: Body;
}

type Written = Pick<Message, 'message' | 'type' | 'blurred' | 'question_type' | 'quote_question' | 'quote_text'>;

/** What there is to see of a message. */
export function toContent(message: Written, own: boolean): Content {
  const question = message.quote_question?.trim() ?? '';
  const text = message.quote_text?.trim() ?? '';
  const quote = question === '' && text === '' ? null : { question, text };
  return { quote: message.blurred ? null : quote, body: toBody(message, own, quote !== null) };
}

function toBody({ message, type, blurred }: Written, own: boolean, quoted: boolean): Body {
  if (blurred) return { kind: 'locked' };
  const text = message?.trim() ?? '';
  if (text !== '') return { kind: 'text', text };
  if (type === 'photo_request') return { kind: 'askedForPicture', own };
  return quoted ? { kind: 'text', text: '' } : { kind: 'nothing' };
}
