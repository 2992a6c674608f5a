import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const file = 'themes/burgundy.json';

test.for<[edit: [from: string, to: string], ...problems: string[]]>([
  [['"#A8701A",', '"#A8701A"'], '4:24  a comma is missing here'],
  [['"#A8701A"', '"#A8701"'], '4:15  "accent" is "#A8701"; it takes a colour of the form #RRGGBB'],
  [['"#A8701A"', '"url(//x)"'], '4:15  "accent" is "url(//x)"; it takes a colour of the form #RRGGBB'],
  [['"#A8701A"', '"red;}</style>"'], '4:15  "accent" is "red;}</style>"; it takes a colour of the form #RRGGBB'],
  [['"accent"', '"acent"'], '4:5  unknown key "acent" in "colors"; did you mean "accent"?'],
  [
    ['    "accent": "#A8701A",\n', ''],
    '2:3  "accent" is missing in "colors"; add it: shade 500 of the second colour: the premium bar and badges',
  ],
  [
    ['"colors"', '"look": { "corners": "rond" },\n  "colors"'],
    '2:24  "corners" cannot be "rond"; did you mean "round"?',
  ],
  [
    ['"colors"', '"look": { "headings": "fraunce" },\n  "colors"'],
    '2:25  "headings" cannot be "fraunce"; did you mean "fraunces"?',
  ],
  [
    ['#962D3E', '#E08A9A'],
    '3:16  primary "#E08A9A": white on primary 600, used for the primary button, reaches a contrast of 3.63 and needs 6.7, and 10 other pairs fail; the nearest colour that passes is "#A75667"; "brand" can keep this one as a ground under dark text',
  ],
  [
    ['#962D3E', '#1A0508'],
    '3:16  primary "#1A0508": primary 300 on neutral 900, used for icons in the dark, reaches a contrast of 3.18 and needs 4.5, and 5 other pairs fail; the nearest colour that passes is "#4C3134"; "brand" can keep this one as a ground under white text',
  ],
  [
    ['#A8701A', '#D9A441'],
    '4:15  accent "#D9A441": white on accent 600, used for the premium bar, reaches a contrast of 3.26 and needs 5.7, and 3 other pairs fail; the nearest colour that passes is "#A27300"',
  ],
  [
    ['#A8701A', '#B57C1F'],
    '4:15  accent "#B57C1F": white on accent 600, used for the premium bar, reaches a contrast of 5.00 and needs 5.7, and 2 other pairs fail; the nearest colour that passes is "#A97109"',
  ],
  [
    ['#6B5F63', '#8B7F83'],
    '5:16  neutral "#8B7F83": neutral 600 on primary 050, used for secondary text, reaches a contrast of 4.90 and needs 7, and 5 other pairs fail; the nearest colour that passes is "#6E6266"',
  ],
  [
    ['#6B5F63', '#2B2527'],
    '5:16  neutral "#2B2527": neutral 400 on night paper, used for borders of fields on paper in the dark, reaches a contrast of 1.85 and needs 3, and 5 other pairs fail; the nearest colour that passes is "#554E50"',
  ],
  [
    ['#962D3E', '#FFFF00'],
    '3:16  primary "#FFFF00": white on primary 600, used for the primary button, reaches a contrast of 1.62 and needs 6.7, and 14 other pairs fail; the nearest colour that passes is "#737300"; "brand" can keep this one as a ground under dark text',
  ],
])('%j', async ([[from, to], ...problems]) => {
  const found = await findConfigProblems(replaceOnce(validFixtureFiles(), file, from, to));
  expect(found).toEqual(problems.map((problem) => `${file}:${problem}`));
});

test('an invalid theme still has its name', async () => {
  const pale = replaceOnce(validFixtureFiles(), 'themes/burgundy.json', '#962D3E', '#E08A9A');
  const problems = await findConfigProblems(pale);
  expect(problems.map((text) => text.split(':')[0])).toEqual(['themes/burgundy.json']);
});
