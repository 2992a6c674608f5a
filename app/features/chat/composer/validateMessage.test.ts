import { describe, expect, test } from 'vitest';
import {
  isSendKey,
  type MessageLength,
  type MessageProblem,
  measureMessageLength,
  toAnnouncedRemaining,
  validateMessage,
} from './validateMessage.ts';

test.for<[string, string, MessageLength]>([
  ['nothing', '', { kind: 'fits' }],
  ['a letter', 'a'.repeat(1799), { kind: 'fits' }],
  ['near the end', 'a'.repeat(1800), { kind: 'near', left: 200 }],
  ['full', 'a'.repeat(2000), { kind: 'near', left: 0 }],
  ['too long', 'a'.repeat(2034), { kind: 'over', by: 34 }],
  ['spaces around do not count', ` ${'a'.repeat(1700)}${' '.repeat(600)}`, { kind: 'fits' }],
  ['an emoji is one', '🌻'.repeat(1990), { kind: 'near', left: 10 }],
])('length: %s', ([, text, expected]) => {
  expect(measureMessageLength(text)).toEqual(expected);
});

test.for<[number, number | null]>([
  [200, 200],
  [101, 200],
  [100, 100],
  [7, 10],
  [0, 0],
])('%i left is read out as %s', ([left, expected]) => {
  expect(toAnnouncedRemaining({ kind: 'near', left })).toBe(expected);
});

test.for<[string, MessageProblem | null]>([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['hello', null],
  ['a'.repeat(2000), null],
  ['a'.repeat(2001), 'tooLong'],
])('validates text %#', ([text, expected]) => {
  expect(validateMessage(text)).toBe(expected);
});

describe('keys', () => {
  const plain = { key: 'Enter', ctrlKey: false, metaKey: false, isComposing: false };
  test.for<[typeof plain, boolean]>([
    [plain, false],
    [{ ...plain, ctrlKey: true }, true],
    [{ ...plain, metaKey: true }, true],
    [{ ...plain, ctrlKey: true, isComposing: true }, false],
    [{ ...plain, key: 'a', ctrlKey: true }, false],
  ])('%o sends: %s', ([event, expected]) => {
    expect(isSendKey(event)).toBe(expected);
  });
});
