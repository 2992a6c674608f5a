import { expect, test } from 'vitest';
import { isLegalNode } from '../../../app/api/legalDocumentElements.ts';
import { parseLegalMarkup, printLegalMarkup } from './legalMarkup.ts';

test.for<[title: string, markup: string, tree: unknown[]]>([
  ['nothing', '', []],
  [
    'blocks without the white space between them',
    '<h2>A</h2>\n\n<ul>\n  <li>b</li>\n  <li><strong>c</strong> <em>d</em></li>\n</ul>\n',
    [
      ['h2', ['A']],
      [
        'ul',
        [
          ['li', ['b']],
          ['li', [['strong', ['c']], ' ', ['em', ['d']]]],
        ],
      ],
    ],
  ],
  ['a line break', '<p>a<br>b</p>', [['p', ['a', ['br', []], 'b']]]],
  [
    'a link and its signs',
    '<p><a href="https://a.example/x?y&#x3D;1&amp;z=2">a &amp; b</a></p>',
    [['p', [['a', ['a & b'], 'https://a.example/x?y=1&z=2']]]],
  ],
  ['a link without https as its text', '<p>a <a href="http://a.example">b</a> c</p>', [['p', ['a ', 'b', ' c']]]],
  [
    'a value with signs of markup',
    '<p>&lt;b&gt; &quot;Klee&quot; &amp;amp; S&#x27;s & T</p>',
    [['p', ['<b> "Klee" &amp; S\'s & T']]],
  ],
])('the tree has %s', ([, markup, tree]) => {
  expect(parseLegalMarkup(markup)).toEqual(tree);
  const printed = printLegalMarkup(parseLegalMarkup(markup));
  expect(printLegalMarkup(parseLegalMarkup(printed))).toBe(printed);
  expect(parseLegalMarkup(markup).every(isLegalNode)).toBe(true);
});
