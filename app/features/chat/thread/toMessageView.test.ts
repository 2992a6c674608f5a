import { expect, test } from 'vitest';
import { Message } from '../../../api/contract/conversations.ts';
import { type MessageView, toMessageView } from './toMessageView.ts';

const plain = Message.parse({ messageId: 1, message: 'hello', type: 'text', created_at: 0, sender: '501' });

test.for<[string, Partial<Parameters<typeof toMessageView>[0]>, MessageView]>([
  ['text', {}, { quote: null, body: { kind: 'text', text: 'hello' } }],
  ['locked', { blurred: true, message: null }, { quote: null, body: { kind: 'locked' } }],
  ['locked although a quote was sent', { blurred: true, quote_text: 'x' }, { quote: null, body: { kind: 'locked' } }],
  [
    'a comment on an answer',
    { question_type: '11', quote_question: 'What makes you laugh?', quote_text: 'My dog' },
    { quote: { question: 'What makes you laugh?', text: 'My dog' }, body: { kind: 'text', text: 'hello' } },
  ],
  [
    'a quote alone',
    { message: null, quote_text: 'My dog' },
    { quote: { question: '', text: 'My dog' }, body: { kind: 'text', text: '' } },
  ],
  [
    'a request for a picture',
    { message: null, type: 'photo_request' },
    { quote: null, body: { kind: 'photoRequest', own: false } },
  ],
  ['empty', { message: ' ' }, { quote: null, body: { kind: 'empty' } }],
])('%s', ([, overrides, expected]) => {
  expect(toMessageView({ ...plain, ...overrides }, false)).toEqual(expected);
});
