import { expect, test } from 'vitest';
import { Message, Thread } from '../../../api/contract/conversations.ts';
import { needsPremiumToWrite } from './needsPremiumToWrite.ts';

const me = '101';
const info = (blockSend: boolean) => Thread.shape.info.parse({ id: 12, blockSend });
const message = (messageId: number, sender: string, blockSend: boolean) =>
  Message.parse({ messageId, sender, blockSend, created_at: 0 });

test.for<[string, boolean, [string, boolean][], boolean]>([
  ['nothing says so', false, [['501', false]], false],
  ['no message', false, [], false],
  ['the conversation says so', true, [], true],
  ['the newest message of the other side says so', false, [['501', true]], true],
  [
    'an earlier one said so',
    false,
    [
      ['501', true],
      ['501', false],
    ],
    false,
  ],
  [
    'own messages say nothing',
    false,
    [
      ['501', true],
      [me, false],
    ],
    true,
  ],
])('%s', { tags: 'rule' }, ([, blockSend, rows, expected]) => {
  const messages = rows.map(([sender, blocked], index) => message(index + 1, sender, blocked));
  const thread = { info: info(blockSend), messages };
  expect(needsPremiumToWrite(thread, { userId: me, premium: false })).toBe(expected);
  expect(needsPremiumToWrite(thread, { userId: me, premium: true })).toBe(false);
});
