import { expect, test } from 'vitest';
import { Message } from '../../../api/contract/conversations.ts';
import { type MessageView, toMessageView } from './toMessageView.ts';

const plain = Message.parse({ messageId: 1, message: 'hello', type: 'text', created_at: 0, sender: '501' });

test.for<[string, Partial<Parameters<typeof toMessageView>[0]>, MessageView]>([
  ['text', {}, { quote: null, body: { kind: 'text', text: 'hello' } }],
  ['locked', { blurred: true, message: null }, { quote: null, body: { kind: 'locked', picture: false } }],
  ['a kind no', { type: 'decline' }, { quote: null, body: { kind: 'text', text: 'hello' } }],
  ['a kind no without its text', { type: 'decline', message: null }, { quote: null, body: { kind: 'decline' } }],
  [
    'locked although a quote was sent',
    { blurred: true, quoteText: 'x' },
    { quote: null, body: { kind: 'locked', picture: false } },
  ],
  [
    'a comment on an answer',
    { questionType: '11', quoteQuestion: 'What makes you laugh?', quoteText: 'My dog' },
    {
      quote: { question: 'What makes you laugh?', text: 'My dog', verbatim: true },
      body: { kind: 'text', text: 'hello' },
    },
  ],
  [
    'a comment on a choice',
    { questionType: '1', quoteQuestion: 'Do you smoke?', quoteText: 'Never' },
    { quote: { question: 'Do you smoke?', text: 'Never', verbatim: false }, body: { kind: 'text', text: 'hello' } },
  ],
  [
    'a quote alone',
    { message: null, quoteText: 'My dog' },
    { quote: { question: '', text: 'My dog', verbatim: false }, body: { kind: 'text', text: '' } },
  ],
  [
    'a request for a picture',
    { message: null, type: 'photo_request' },
    { quote: null, body: { kind: 'photoRequest', own: false } },
  ],
  ['empty', { message: ' ' }, { quote: null, body: { kind: 'empty' } }],
  ['empty, of no type', { message: null, type: '' }, { quote: null, body: { kind: 'empty' } }],
  [
    'a picture',
    { message: null, type: 'picture', pictureUnblurred: '/p/7.jpg' },
    { quote: null, body: { kind: 'picture', path: '/p/7.jpg', text: '' } },
  ],
  [
    'a picture with a text, of another type',
    { pictureUnblurred: '/p/7.jpg' },
    { quote: null, body: { kind: 'picture', path: '/p/7.jpg', text: 'hello' } },
  ],
  [
    'a picture without an address',
    { message: null, type: 'photo' },
    { quote: null, body: { kind: 'picture', path: null, text: '' } },
  ],
  [
    'a locked picture',
    { message: null, type: 'picture', blurred: true },
    { quote: null, body: { kind: 'locked', picture: true } },
  ],
  [
    'a locked picture whose address was sent',
    { type: '3', blurred: true, pictureUnblurred: '/p/7.jpg' },
    { quote: null, body: { kind: 'locked', picture: true } },
  ],
  ['an unknown type', { message: null, type: 'voice' }, { quote: null, body: { kind: 'unknown', type: 'voice' } }],
  [
    'a name of every object as a type',
    { message: null, type: 'constructor' },
    { quote: null, body: { kind: 'unknown', type: 'constructor' } },
  ],
  ['an unknown type with a text', { type: 'voice' }, { quote: null, body: { kind: 'text', text: 'hello' } }],
])('%s', { tags: 'rule' }, ([, overrides, expected]) => {
  expect(toMessageView({ ...plain, ...overrides }, false)).toEqual(expected);
});
