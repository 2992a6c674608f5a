import { expect, test } from 'vitest';
import { looksLikeColors, parseColors } from './parseColors.ts';

test.for<[string, string[]]>([
  ['#FFCC00', ['#FFCC00']],
  ['#0a6,#fc0', ['#00AA66', '#FFCC00']],
  ['ffcc00 0A6', ['#FFCC00', '#00AA66']],
  ['rgb(255, 204, 0); RGB(0 170 102)', ['#FFCC00', '#00AA66']],
  ['hsl(48 100% 50%)', ['#FFCC00']],
  ['Gold, navy', ['#FFD700', '#000080']],
  ['rgb(300, 0, 0)', ['#FF0000']],
  ['#fc0 #FFCC00', ['#FFCC00']],
])('%s', ([text, colors]) => {
  expect(parseColors(text)).toEqual({ colors, problems: [] });
});

test.for<[string, string[]]>([
  ['', ['there is no colour; it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold']],
  ['blau', ['"blau" is no colour; it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold']],
  ['/0a', ['"/0a" is no colour; it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold']],
  ['rgb(1,2', ['"rgb(1,2" is no colour; it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold']],
  [
    '#12345, #ff000080',
    [
      '"#12345" is no colour; after # come three or six digits, here 5',
      '"#ff000080" is transparent; it takes a colour that lets nothing through',
    ],
  ],
  [
    'red blue green black',
    ['these are 4 colours; it takes one to three: the main colour, then a second one, then a grey'],
  ],
])('%s is answered', ([text, problems]) => {
  expect(parseColors(text).problems.map(({ message, hint }) => `${message}; ${hint}`)).toEqual(problems);
});

test.for<[string, boolean]>([
  ['#0a6', true],
  ['rgb(1, 2, 3)', true],
  ['FFCC00', true],
  ['0a6', true],
  ['gold', false],
  ['amber', false],
  ['facade', false],
])('%s looks like colours: %s', ([text, expected]) => {
  expect(looksLikeColors(text)).toBe(expected);
});
