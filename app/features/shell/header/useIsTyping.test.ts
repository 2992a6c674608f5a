import { expect, test } from 'vitest';
import { isKeyboardOpen } from './useIsTyping.ts';

test.for([
  ['nothing covers the window', 780, 780, 1, false],
  ['the bar of the browser', 780, 724, 1, false],
  ['a keyboard', 780, 480, 1, true],
  ['a page magnified to twice its size', 780, 390, 2, false],
  ['a keyboard over a magnified page', 780, 240, 2, true],
] as const)('%s: a window of %i px that shows %i px at scale %f', ([, windowHeight, height, scale, open]) => {
  expect(isKeyboardOpen(windowHeight, { height, scale })).toBe(open);
});
