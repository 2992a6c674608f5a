import { expect, test } from 'vitest';
import { findNewestText } from './findNewestText.ts';

const message = (messageId: number, sender: string, text: string | null, blurred = false) => ({
  ...{ messageId, sender, message: text, blurred },
});

test.for([
  [
    [message(2, '7', ' Hello '), message(1, '7', 'Before'), message(3, 'me', 'Mine'), message(4, 'system', 'Day')],
    'Hello',
  ],
  [[message(1, '7', 'Before'), message(2, '7', null)], undefined],
  [[message(1, '7', 'Locked', true)], undefined],
  [[], undefined],
] as const)('the newest text of the other member in %j is %s', ([messages, text]) => {
  expect(findNewestText(messages, 'me')).toBe(text);
});
