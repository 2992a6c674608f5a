import { expect, test } from 'vitest';
import { findNewestText } from './findNewestText.ts';

test('the newest text of the other member is found, unless it is locked or a picture', () => {
  const message = (messageId: number, sender: string, text: string | null, blurred = false) => ({
    ...{ messageId, sender, message: text, blurred },
  });
  const messages = [
    message(2, '7', ' Hello '),
    message(1, '7', 'Before'),
    message(3, 'me', ''),
    message(4, 'system', ''),
  ];
  expect(findNewestText(messages, 'me')).toBe('Hello');
  for (const hidden of [message(5, '7', 'Locked', true), message(5, '7', null)])
    expect(findNewestText([...messages, hidden], 'me')).toBeUndefined();
});
