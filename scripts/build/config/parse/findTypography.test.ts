import { expect, test } from 'vitest';
import { formatProblem } from '../../../lib/problem.ts';
import { findMergeMarks } from './findMergeMarks.ts';
import { parseJsonDocument } from './parseJsonDocument.ts';
import { findSyntaxProblems } from './scriptLocator.ts';

const judge = (json: string) => parseJsonDocument('a.json', json).problems.map(formatProblem);
const quoteHint = 'write a plain one, as in "…"';

test.for<[title: string, json: string, ...problems: string[]]>([
  ['typographic quotes in a text', '{"a": "so “called”", "b": "‘x’: »y«"}'],
  ['typographic quotes around a key', '{“a”: 1,\n"b": 2}', `1:2  "“" is a typographic quote; ${quoteHint}`],
  ['German quotes around a text', '{"a": „b“}', `1:7  "„" is a typographic quote; ${quoteHint}`],
  ['a typographic quote at the end of a key', '{"a”: "b"}', `1:4  "”" is a typographic quote; ${quoteHint}`],
  ['a typographic quote at the end of a text', '{"a": "b”,\n"c": 2}', `1:9  "”" is a typographic quote; ${quoteHint}`],
  ['guillemets', '{"a": «b»}', `1:7  "«" is a typographic quote; ${quoteHint}`],
  ['no-break spaces', '{\n\u00A0\u00A0"a":\u00A01\n}', '2:1  here is a no-break space, U+00A0; write a plain one'],
  ['a wide space', '{"a": 1,\u2003"b": 2}', '1:9  here is a space of another width, U+2003; write a plain one'],
  ['an invisible character', '{"a": \u200B1}', '1:7  here is an invisible character, U+200B; remove it'],
  ['primes', '{″a″: 1}', '1:2  "″" is a prime, as in minutes and inches; write a plain quote, as in "…"'],
  ['quotes of ornament', '{"a": ❝b❞}', `1:7  "❝" is a typographic quote; ${quoteHint}`],
  [
    'a full-width colon',
    '{"a"：1,\n"b":“c”}',
    '1:5  "：" is a full-width sign; write a plain one, ":"',
    `2:5  "“" is a typographic quote; ${quoteHint}`,
  ],
  ['a full-width comma', '{"a": "b，：c"，\n"b": 1}', '1:13  "，" is a full-width sign; write a plain one, ","'],
  [
    'full-width brackets',
    '｛"a": 1\n,"b": ［2］}',
    '1:1  "｛" is a full-width sign; write a plain one, "{"',
    '2:7  "［" is a full-width sign; write a plain one, "["',
  ],
  [
    'a line separator',
    '{"a": "b\u2028c",\u2028"b": 1}',
    '1:13  here is a line break of another kind, U+2028; write a plain one',
  ],
  ['a form feed', '{\f"a": 1}', '1:2  here is a line break of another kind, U+000C; write a plain one'],
  ['a bell', '{"a": \u00071}', '1:7  here is an invisible character, U+0007; remove it'],
  [
    'one of these and something else',
    '{“a”: 1,\n"b" 2,\n"c": 3,}',
    `1:2  "“" is a typographic quote; ${quoteHint}`,
    '2:4  a colon is missing here',
    '3:7  a comma too many; nothing follows before the closing }',
  ],
])('a JSON text with %s', ([, json, ...problems]) => {
  expect(judge(json)).toEqual(problems.map((problem) => `a.json:${problem}`));
});

test.for<[text: string, problem: string]>([
  ['export default { a: “x” };', `1:21  "“" is a typographic quote; ${quoteHint}`],
  ["export default { a: 'x’ };", `1:21  "’" is a typographic quote; ${quoteHint}`],
  ['export default { a: };', '1:21  the file does not parse; Unexpected token'],
])('a script: %s', async ([text, problem]) => {
  expect((await findSyntaxProblems({ file: 'a.ts', text })).map(formatProblem)).toEqual([`a.ts:${problem}`]);
});

const conflict = '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}';

test.for<[title: string, text: string, ...offsets: number[]]>([
  ['both sides', conflict, 2],
  [
    'both sides, twice, with their ancestor',
    `${conflict}\n${conflict.replace('=======', '||||||| x\n=======')}`,
    2,
    55,
  ],
  ['a side that is half removed', '{\n"a": 2\n>>>>>>> other\n}', 9],
  ['both sides, indented', conflict.replaceAll(/^(?=\S)/gm, '\t  '), 8],
  ['what looks like it', '# =======\n<p>a</p>\n=======\n<<<<<<<<<\n'],
])('marks of a merge: %s', ([, text, ...offsets]) => {
  expect(findMergeMarks(text).map(({ offset }) => offset)).toEqual(offsets);
});
