import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

/** A mistake in themes/burgundy.json, which says `to` in place of `from`, and the messages about it. */
type Case = [title: string, from: string, to: string, expected: string[]];

test.for<Case>([
  ['a comma is missing', '"#A8701A",', '"#A8701A"', ['themes/burgundy.json:4:24  a comma is missing here']],
  [
    'five digits',
    '"#A8701A"',
    '"#A8701"',
    ['themes/burgundy.json:4:15  "accent" is "#A8701"; it takes a colour of the form #RRGGBB'],
  ],
  [
    'something to fetch',
    '"#A8701A"',
    '"url(//x)"',
    ['themes/burgundy.json:4:15  "accent" is "url(//x)"; it takes a colour of the form #RRGGBB'],
  ],
  [
    'the end of a style',
    '"#A8701A"',
    '"red;}</style>"',
    ['themes/burgundy.json:4:15  "accent" is "red;}</style>"; it takes a colour of the form #RRGGBB'],
  ],
  [
    'a key misspelt',
    '"accent"',
    '"acent"',
    ['themes/burgundy.json:4:5  unknown key "acent" in "colors"; did you mean "accent"?'],
  ],
  [
    'a key missing',
    '    "accent": "#A8701A",\n',
    '',
    [
      'themes/burgundy.json:2:3  "accent" is missing in "colors"; add it: shade 500 of the second colour: the premium bar and badges',
    ],
  ],
  [
    'corners misspelt',
    '"colors"',
    '"look": { "corners": "rond" },\n  "colors"',
    ['themes/burgundy.json:2:24  "corners" cannot be "rond"; did you mean "round"?'],
  ],
  [
    'a face misspelt',
    '"colors"',
    '"look": { "headings": "fraunce" },\n  "colors"',
    ['themes/burgundy.json:2:25  "headings" cannot be "fraunce"; did you mean "fraunces"?'],
  ],
  [
    'a pale primary',
    '#962D3E',
    '#E08A9A',
    [
      'themes/burgundy.json:3:16  primary "#E08A9A": white on primary 600, used for the primary button, reaches a contrast of 3.63 and needs 6.7, and 10 other pairs fail; the nearest colour that passes is "#A75667"; "brand" can keep this one as a ground under dark text',
    ],
  ],
  [
    'a primary near black',
    '#962D3E',
    '#1A0508',
    [
      'themes/burgundy.json:3:16  primary "#1A0508": primary 300 on neutral 900, used for icons in the dark, reaches a contrast of 3.18 and needs 4.5, and 5 other pairs fail; the nearest colour that passes is "#4C3134"; "brand" can keep this one as a ground under white text',
    ],
  ],
  [
    'a pale accent',
    '#A8701A',
    '#D9A441',
    [
      'themes/burgundy.json:4:15  accent "#D9A441": white on accent 600, used for the premium bar, reaches a contrast of 3.26 and needs 5.7, and 3 other pairs fail; the nearest colour that passes is "#A27300"',
    ],
  ],
  [
    'an accent a little too pale',
    '#A8701A',
    '#B57C1F',
    [
      'themes/burgundy.json:4:15  accent "#B57C1F": white on accent 600, used for the premium bar, reaches a contrast of 5.00 and needs 5.7, and 2 other pairs fail; the nearest colour that passes is "#A97109"',
    ],
  ],
  [
    'pale greys',
    '#6B5F63',
    '#8B7F83',
    [
      'themes/burgundy.json:5:16  neutral "#8B7F83": neutral 600 on primary 050, used for secondary text, reaches a contrast of 4.90 and needs 7, and 5 other pairs fail; the nearest colour that passes is "#6E6266"',
    ],
  ],
  [
    'greys near black',
    '#6B5F63',
    '#2B2527',
    [
      'themes/burgundy.json:5:16  neutral "#2B2527": neutral 400 on night paper, used for borders of fields on paper in the dark, reaches a contrast of 1.85 and needs 3, and 5 other pairs fail; the nearest colour that passes is "#554E50"',
    ],
  ],
  [
    'a loud yellow',
    '#962D3E',
    '#FFFF00',
    [
      'themes/burgundy.json:3:16  primary "#FFFF00": white on primary 600, used for the primary button, reaches a contrast of 1.62 and needs 6.7, and 14 other pairs fail; the nearest colour that passes is "#737300"; "brand" can keep this one as a ground under dark text',
    ],
  ],
])('%s', async ([, from, to, expected]) => {
  expect(await findConfigProblems(replaceOnce(validFixtureFiles(), 'themes/burgundy.json', from, to))).toEqual(
    expected,
  );
});

test('an invalid theme still has its name', async () => {
  const pale = replaceOnce(validFixtureFiles(), 'themes/burgundy.json', '#962D3E', '#E08A9A');
  const problems = await findConfigProblems(pale);
  expect(problems.map((text) => text.split(':')[0])).toEqual(['themes/burgundy.json']);
});
