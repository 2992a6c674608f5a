import { describe, expect, test } from 'vitest';
import { findRuleViolations, findSubmitOutsideWindow } from './layoutRules.ts';
import type { Box, MeasuredElement, MeasuredLayout } from './measuredLayout.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const element = (given: Partial<MeasuredElement>): MeasuredElement => ({
  description: given.tag ?? 'p',
  tag: 'p',
  box: box(0, 0, 100, 50),
  lines: [given.box ?? box(0, 0, 100, 50)],
  fontSize: 18,
  hasOwnText: true,
  isInteractive: false,
  isInlineLink: false,
  isMainAction: false,
  isSubmit: false,
  overflow: null,
  isFloating: false,
  isCovered: false,
  isOverFace: false,
  isFramed: false,
  interactiveAncestor: -1,
  ...given,
});

const layout = (...elements: MeasuredElement[]): MeasuredLayout => ({
  rootFontSize: 18,
  width: 360,
  height: 740,
  scrollWidth: 360,
  elements,
});
const button = (given: Partial<MeasuredElement>) => element({ tag: 'button', isInteractive: true, ...given });

test('a page that keeps the rules has no faults', () => {
  expect(
    findRuleViolations(layout(element({}), button({}), button({ box: box(0, 60, 100, 48), isMainAction: true }))),
  ).toEqual([]);
});

test('a page wider than the screen is one', () => {
  expect(findRuleViolations({ ...layout(), scrollWidth: 380 })).toHaveLength(1);
});

describe('text', () => {
  test.for<[string, Partial<MeasuredElement>, number, number]>([
    ['body', { fontSize: 18 }, 1, 0],
    ['body, too small', { fontSize: 17 }, 1, 1],
    ['small print', { fontSize: 16.02 }, 1, 0],
    ['small print on a button', { tag: 'button', fontSize: 16.02 }, 1, 1],
    ['a badge', { tag: 'span', fontSize: 16.02 }, 1, 0],
    ['a badge, too small', { tag: 'span', fontSize: 15 }, 1, 1],
    ['nothing to read', { tag: 'span', fontSize: 12, hasOwnText: false }, 1, 0],
    ['body that grew', { fontSize: 36 }, 2, 0],
    ['body that did not grow', { fontSize: 18 }, 2, 1],
    ['a heading that grew less', { tag: 'h1', fontSize: 28 }, 2, 0],
  ])('%s', ([, given, scale, faults]) => {
    expect(findRuleViolations({ ...layout(element(given)), rootFontSize: 18 * scale }, scale)).toHaveLength(faults);
  });
});

describe('what can be pressed', () => {
  test.for<[string, Partial<MeasuredElement>, number]>([
    ['44 × 44', { box: box(0, 0, 44, 44) }, 0],
    ['too low', { box: box(0, 0, 100, 40) }, 1],
    ['too narrow', { box: box(0, 0, 40, 48) }, 1],
    ['a main button of 44', { box: box(0, 0, 100, 44), isMainAction: true }, 1],
    ['a link in a sentence', { tag: 'a', box: box(0, 0, 100, 20), isInlineLink: true }, 0],
    ['half outside', { box: box(340, 0, 60, 48) }, 1],
  ])('%s', ([, given, faults]) => {
    expect(findRuleViolations(layout(button(given)))).toHaveLength(faults);
  });
});

test.for<[number, number]>([
  [692, 0],
  [693, 1],
  [-1, 1],
])('a button that submits at %i px of 740', ([top, faults]) => {
  const page = layout(button({ isSubmit: true, box: box(0, top, 100, 48) }), button({ box: box(0, 900, 100, 48) }));
  expect(findSubmitOutsideWindow(page)).toHaveLength(faults);
});

describe('overlap', () => {
  test.for<[string, Partial<MeasuredElement>, number]>([
    ['side by side', { box: box(100, 0, 100, 50) }, 0],
    ['over each other', { box: box(90, 40, 100, 50) }, 1],
    ['one in the other', { interactiveAncestor: 0 }, 0],
    ['one that floats over the page', { isFloating: true }, 0],
    ['with something that is only read', { isInteractive: false }, 0],
  ])('%s', ([, given, faults]) => {
    expect(findRuleViolations(layout(button({}), button(given)))).toHaveLength(faults);
  });
});

test.for(['cut off', 'spilt', 'scrolls sideways'] as const)('what is %s is a fault', (lacksRoom) => {
  expect(findRuleViolations(layout(element({ overflow: lacksRoom })))).toEqual([`${lacksRoom}: p`]);
});

test('a control of a bar with something over it is a fault', () => {
  expect(findRuleViolations(layout(button({ isCovered: true })))).toHaveLength(1);
});

test.for<[number, number, number]>([
  [1440, 12, 0],
  [1440, 13, 1],
  [768, 13, 0],
])('%i px wide, %i frames: %i faults', ([width, frames, faults]) => {
  const framed = Array.from({ length: frames }, () => element({ isFramed: true }));
  expect(findRuleViolations({ ...layout(...framed), width })).toHaveLength(faults);
});
