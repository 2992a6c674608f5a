import { expect, test } from 'vitest';
import { type Motif, motifsOf, type WrittenLook } from '../../../../themes/look.ts';
import { formatList } from '../parse/problemMessageFormatting.ts';
import { checkMotif } from './checkMotif.ts';

const themeLooks = new Map<string, WrittenLook>([
  ['evening', { motif: 'harbour' }],
  ['plain', {}],
]);
const check = (ageBracket: 40 | 60 | undefined, theme: string, motif?: Motif) =>
  checkMotif({ ageBracket, theme, ...(motif && { look: { motif } }) }, themeLooks.get(theme));

test('a theme may choose a landscape only for brands of its age bracket', { tags: 'rule' }, () => {
  expect(check(60, 'evening')).toEqual([
    {
      path: ['theme'],
      on: 'value',
      message: 'theme "evening" has motif "harbour", which is drawn for age bracket 40, not for 60',
      hint: `choose another in "look" of the brand; there are ${formatList(motifsOf(60), 'and')}`,
    },
  ]);
});

test.for<[title: string, ...Parameters<typeof check>]>([
  ['has a theme of its age bracket', 40, 'evening'],
  ['chooses another than its theme', 60, 'evening', 'promenade'],
  ['chooses none, nor does its theme', 60, 'plain'],
  ['has a theme that is not there or not valid', 60, 'dawn'],
  ['has an age bracket that is not valid', undefined, 'evening', 'vineyard'],
])('a brand that %s is in order', ([, ...brand]) => {
  expect(check(...brand)).toEqual([]);
});
