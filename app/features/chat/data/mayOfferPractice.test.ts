import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { mayOfferPractice } from './mayOfferPractice.ts';

const row = (sent: object) => Conversation.parse({ id: 12, gender: '1', new: false, ...sent });
const empty = row({ last_own: false });

test.for<[string, readonly Conversation[] | undefined, boolean]>([
  ['that is loading', undefined, false],
  ['without conversations', [], true],
  ['with a conversation that has not begun', [empty], true],
  ['with a message from support', [row({ id: 1, last_message: 'Welcome' })], true],
  ['with a received message', [empty, row({ last_own: 0, last_message: 'Hi' })], true],
  ['with an own message', [empty, row({ last_own: true, last_message: 'Hello' })], false],
  ['of a server that does not say who wrote', [row({ last_message: 'Hi' })], false],
])('an inbox %s: %s', ([, rows, expected]) => expect(mayOfferPractice(rows)).toBe(expected));
