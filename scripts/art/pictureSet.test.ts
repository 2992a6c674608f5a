import { expect, test } from 'vitest';
import { askedPictures } from './pictureSet.ts';

const cards = ['pay-card-credit', 'pay-card-debit', 'pay-card-charge', 'pay-card-billing'];
/** The beginning of a template, as a script has it. */
const open = '${';

test.for<[string, string, string[]]>([
  ['nothing', 'console.log("banner-01", "welcome")', []],
  ['a picture by its name', 'src: "/assets/art-1/welcome.svg"', ['welcome']],
  ['one whose name is the beginning of others', '"/assets/art-1/pay-card.svg"', ['pay-card']],
  [
    'a family in a template',
    `\`/assets/art-1/avatar-${open}gender}.svg\``,
    ['avatar-male', 'avatar-female', 'avatar-team'],
  ],
  ['a family in a sum', '"/assets/art-1/avatar-" + gender', ['avatar-male', 'avatar-female', 'avatar-team']],
  ['a family within a family', "'/assets/art-1/pay-card-'+kind+'.svg'", cards],
  ['only what begins as a family does', `\`/assets/art-1/avatars-${open}gender}.svg\``, []],
])('scripts that name %s', ([, code, expected]) => {
  expect(askedPictures((text) => code.includes(text))).toEqual(expected);
});

test('a family of two keys is asked for whole', () => {
  const asked = askedPictures((text) => `\`/assets/art-1/question-${open}id}-${open}key}.svg\``.includes(text));
  expect(asked).toHaveLength(24);
  expect(asked.every((name) => /^question-(?:9|10|33|34)-/.test(name))).toBe(true);
});
