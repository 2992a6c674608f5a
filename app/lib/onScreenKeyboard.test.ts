import { expect, test } from 'vitest';
import { isKeyboardOpen, toKeyboardFrame } from './onScreenKeyboard.ts';

const shown = (height: number, scale = 1, offsetTop = 0) => ({ height, scale, offsetTop });

test.for<[string, ReturnType<typeof shown>, boolean]>([
  ['all of the window', shown(740), false],
  ['less of it beside a browser bar', shown(680), false],
  ['what a keyboard leaves', shown(420), true],
  ['half of a page that is magnified', shown(370, 2), false],
  ['what a keyboard leaves of that', shown(210, 2), true],
])('a keyboard is open: %s', ([, part, expected]) => {
  expect(isKeyboardOpen(740, part)).toBe(expected);
});

test.for<[string, ReturnType<typeof shown>, ReturnType<typeof toKeyboardFrame>]>([
  ['no keyboard', shown(740), null],
  ['a browser bar', shown(660), null],
  ['a keyboard', shown(420), { top: 0, height: 420 }],
  ['a keyboard, for which the browser has moved the page up', shown(420, 1, 250), { top: 250, height: 420 }],
  ['a page pulled down beyond its top', shown(420, 1, -30), { top: 0, height: 420 }],
  ['a keyboard on a magnified page', shown(210, 2, 100), null],
])('what is left of the window: %s', { tags: 'rule' }, ([, part, expected]) => {
  expect(toKeyboardFrame(740, part)).toEqual(expected);
});
