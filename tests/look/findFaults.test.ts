import { describe, expect, test } from 'vitest';
import { findFaults } from './findFaults.ts';
import type { Box, Layout, SeenElement } from './layout.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const element = (given: Partial<SeenElement>): SeenElement => ({
  says: given.tag ?? 'p',
  tag: 'p',
  box: box(0, 0, 100, 50),
  lines: [given.box ?? box(0, 0, 100, 50)],
  fontSize: 18,
  hasWords: true,
  interactive: false,
  inSentence: false,
  main: false,
  lacksRoom: null,
  within: -1,
  ...given,
});

const layout = (...elements: SeenElement[]): Layout => ({ rootSize: 18, width: 360, scrollWidth: 360, elements });
const button = (given: Partial<SeenElement>) => element({ tag: 'button', interactive: true, ...given });

test('a page that keeps the rules has no faults', () => {
  expect(findFaults(layout(element({}), button({}), button({ box: box(0, 60, 100, 48), main: true })))).toEqual([]);
});

test('a page wider than the screen is one', () => {
  expect(findFaults({ ...layout(), scrollWidth: 380 })).toHaveLength(1);
});

describe('text', () => {
  test.for<[string, Partial<SeenElement>, number, number]>([
    ['body', { fontSize: 18 }, 1, 0],
    ['body, too small', { fontSize: 17 }, 1, 1],
    ['small print', { fontSize: 16.02 }, 1, 0],
    ['small print on a button', { tag: 'button', fontSize: 16.02 }, 1, 1],
    ['a badge', { tag: 'span', fontSize: 16.02 }, 1, 0],
    ['a badge, too small', { tag: 'span', fontSize: 15 }, 1, 1],
    ['nothing to read', { tag: 'span', fontSize: 12, hasWords: false }, 1, 0],
    ['body that grew', { fontSize: 36 }, 2, 0],
    ['body that did not grow', { fontSize: 18 }, 2, 1],
    ['a heading that grew less', { tag: 'h1', fontSize: 28 }, 2, 0],
  ])('%s', ([, given, scale, faults]) => {
    expect(findFaults({ ...layout(element(given)), rootSize: 18 * scale }, scale)).toHaveLength(faults);
  });
});

describe('what can be pressed', () => {
  test.for<[string, Partial<SeenElement>, number]>([
    ['44 × 44', { box: box(0, 0, 44, 44) }, 0],
    ['too low', { box: box(0, 0, 100, 40) }, 1],
    ['too narrow', { box: box(0, 0, 40, 48) }, 1],
    ['a main button of 44', { box: box(0, 0, 100, 44), main: true }, 1],
    ['a link in a sentence', { tag: 'a', box: box(0, 0, 100, 20), inSentence: true }, 0],
    ['half outside', { box: box(340, 0, 60, 48) }, 1],
  ])('%s', ([, given, faults]) => {
    expect(findFaults(layout(button(given)))).toHaveLength(faults);
  });
});

describe('overlap', () => {
  test.for<[string, Partial<SeenElement>, number]>([
    ['side by side', { box: box(100, 0, 100, 50) }, 0],
    ['over each other', { box: box(90, 40, 100, 50) }, 1],
    ['one in the other', { within: 0 }, 0],
    ['with something that is only read', { interactive: false }, 0],
  ])('%s', ([, given, faults]) => {
    expect(findFaults(layout(button({}), button(given)))).toHaveLength(faults);
  });
});

test.for(['cut off', 'spilt', 'scrolls sideways'] as const)('what is %s is a fault', (lacksRoom) => {
  expect(findFaults(layout(element({ lacksRoom })))).toEqual([`${lacksRoom}: p`]);
});
