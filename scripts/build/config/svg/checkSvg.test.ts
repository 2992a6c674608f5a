import { expect, test } from 'vitest';
import { formatProblem } from '../../../lib/problem.ts';
import { checkSvg } from './checkSvg.ts';

const check = (text: string) => checkSvg({ file: 'logo.svg', text }).map(formatProblem);

const valid =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <path fill="#621D28" d="M0 0h8v8z"/>\n</svg>\n';

test.for<[title: string, from: string, to: string, expected: string[]]>([
  [
    'a script',
    '<path',
    '<script/><path',
    [
      'logo.svg:2:3  element "script" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
    ],
  ],
  [
    'another document',
    '<path',
    '<foreignObject/><path',
    [
      'logo.svg:2:3  element "foreignObject" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
    ],
  ],
  [
    'a picture',
    '<path',
    '<image href="#a"/><path',
    [
      'logo.svg:2:16  nothing in the drawing has the id "a"; correct the id, or remove it',
      'logo.svg:2:3  element "image" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
    ],
  ],
  [
    'letters',
    '<path',
    '<text>Hi</text><path',
    [
      'logo.svg:2:3  element "text" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
      'logo.svg:2:9  text between the shapes; a drawing has no letters, only paths',
    ],
  ],
  [
    'a tag in capitals',
    '<path fill',
    '<Path fill',
    ['logo.svg:2:3  element "Path" is not allowed in a drawing; did you mean "path"?'],
  ],
  [
    'a tag by another name',
    '<path',
    '<x:script/><path',
    [
      'logo.svg:2:3  element "x:script" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
    ],
  ],
  [
    'a handler',
    '<path',
    '<path onload="x()"',
    ['logo.svg:2:9  attribute "onload" is a script; a drawing runs none; remove it'],
  ],
  [
    'a handler in capitals',
    '<path',
    '<path OnClick="x()"',
    ['logo.svg:2:9  attribute "OnClick" is a script; a drawing runs none; remove it'],
  ],
  [
    'an attribute misspelt',
    'fill=',
    'fil=',
    ['logo.svg:2:9  attribute "fil" is not allowed in a drawing; did you mean "fill"?'],
  ],
  [
    'an attribute twice',
    'fill=',
    'fill="red" fill=',
    ['logo.svg:2:20  attribute "fill" occurs twice in this tag; remove one'],
  ],
  [
    'an attribute without quotes',
    'fill="#621D28"',
    'fill=red',
    ['logo.svg:2:8  the tag <path> goes on with something that is no attribute; mind the tag, its quotes and its end'],
  ],
  [
    'a doctype',
    '<svg',
    '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg',
    [
      'logo.svg:1:1  a declaration such as <!DOCTYPE …> is not allowed in a drawing; remove it; the file begins with <svg',
    ],
  ],
  [
    'an instruction',
    '<svg',
    '<?xml version="1.0"?>\n<svg',
    [
      'logo.svg:1:1  an instruction such as <?xml …?> is not allowed in a drawing; remove it; the file begins with <svg',
    ],
  ],
  [
    'a comment',
    '<path',
    '<!-- mine --><path',
    ['logo.svg:2:3  a comment is not allowed in a drawing; remove it; it would be shipped to every member'],
  ],
  [
    'a CDATA section',
    '<path',
    '<style><![CDATA[.a{}]]></style><path',
    ['logo.svg:2:10  a CDATA section is not allowed in a drawing; remove the marks around its content'],
  ],
  [
    'an entity',
    '<path',
    '<title>a &foo; b</title><path',
    [
      'logo.svg:2:12  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
    ],
  ],
  [
    'an entity in a value',
    '#621D28',
    '&#117;rl(//x)',
    ['logo.svg:2:15  "&" is not allowed in a value of a drawing; write what is meant without it'],
  ],
  [
    'a copy from elsewhere',
    '<path',
    '<use href="https://evil.example/x.svg#a"/><path',
    ['logo.svg:2:14  "href" leads out of the drawing; only #name, a part of the same drawing, is allowed'],
  ],
  [
    'a script for a link',
    '<path',
    '<use xlink:href="javascript:x"/><path',
    [
      'logo.svg:1:1  "xmlns:xlink" is missing in <svg>; add xmlns:xlink="http://www.w3.org/1999/xlink"',
      'logo.svg:2:20  "xlink:href" leads out of the drawing; only #name, a part of the same drawing, is allowed',
    ],
  ],
  [
    'data for a link',
    '<path',
    '<use href="data:image/svg+xml,x"/><path',
    ['logo.svg:2:14  "href" leads out of the drawing; only #name, a part of the same drawing, is allowed'],
  ],
  [
    'paint from elsewhere',
    '#621D28',
    'url(https://evil.example/x)',
    [
      'logo.svg:2:15  "url(https://evil.example/x)" leads out of the drawing; only url(#…), a part of the same drawing, is allowed',
    ],
  ],
  [
    'paint from elsewhere, in quotes',
    '#621D28',
    "url('//x')",
    ['logo.svg:2:15  "url(\'//x\')" leads out of the drawing; only url(#…), a part of the same drawing, is allowed'],
  ],
  [
    'paint in capitals',
    '#621D28',
    'URL(//x)',
    ['logo.svg:2:15  "URL(…)" is not allowed in a drawing; colours, transforms and url(#…) are'],
  ],
  [
    'paint that is not there',
    '#621D28',
    'url(#a)',
    ['logo.svg:2:15  nothing in the drawing has the id "a"; correct the id, or remove it'],
  ],
  [
    'a set of pictures',
    '<path',
    '<path style="fill: image-set(\'x\')"',
    ['logo.svg:2:22  "image-set(…)" is not allowed in a drawing; colours, transforms and url(#…) are'],
  ],
  [
    'a style that is none',
    '<path',
    '<path style="fill"',
    ['logo.svg:2:16  this style is not understood; it takes the form fill: #962D3E; stroke: none'],
  ],
  [
    'a style sheet from elsewhere',
    '<path',
    '<style>@import "x.css";</style><path',
    [
      'logo.svg:2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
    ],
  ],
  [
    'a style for the page',
    '<path',
    '<style>body{display:none}</style><path',
    [
      'logo.svg:2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
    ],
  ],
  [
    'a style behind another',
    '<path',
    '<style>.a{fill:red}*{fill:red}</style><path',
    [
      'logo.svg:2:22  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
    ],
  ],
  [
    'an escape in a style',
    '<path',
    '<style>.a{fill:\\75rl(x)}</style><path',
    ['logo.svg:2:18  "\\" is not allowed in a value of a drawing; write what is meant without it'],
  ],
  [
    'a comment in a style',
    '<path',
    '<style>.a{fill:/*x*/red}</style><path',
    ['logo.svg:2:18  "/*" is not allowed in a value of a drawing; write what is meant without it'],
  ],
  [
    'another condition',
    '<path',
    '<style>@media print{.a{fill:red}}</style><path',
    [
      'logo.svg:2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
    ],
  ],
  [
    'no viewBox',
    ' viewBox="0 0 8 8"',
    '',
    ['logo.svg:1:1  "viewBox" is missing in <svg>; without it the drawing cannot be scaled'],
  ],
  [
    'three numbers',
    '0 0 8 8',
    '0 0 8',
    ['logo.svg:1:50  "viewBox" is "0 0 8"; it takes four numbers such as 0 0 120 32'],
  ],
  [
    'no width',
    '0 0 8 8',
    '0 0 0 8',
    ['logo.svg:1:50  "viewBox" is "0 0 0 8"; it takes four numbers such as 0 0 120 32'],
  ],
  [
    'no namespace',
    ' xmlns="http://www.w3.org/2000/svg"',
    '',
    ['logo.svg:1:1  "xmlns" is missing in <svg>; add xmlns="http://www.w3.org/2000/svg"'],
  ],
  [
    'another namespace',
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/1999/xhtml',
    ['logo.svg:1:13  "xmlns" is "http://www.w3.org/1999/xhtml"; it takes "http://www.w3.org/2000/svg"'],
  ],
  ['never closed', '</svg>\n', '', ['logo.svg:1:1  <svg> is never closed; write </svg>']],
  ['closed too often', '</svg>', '</g></svg>', ['logo.svg:3:1  </g> closes nothing; <svg> is still open']],
  ['something after', '</svg>', '</svg><svg/>', ['logo.svg:3:7  something follows after </svg>; remove it']],
  [
    'something before',
    '<svg',
    'hello <svg',
    ['logo.svg:1:1  the file does not begin with <svg; a drawing is one svg element'],
  ],
  [
    'text between',
    '<path',
    'hello <path',
    ['logo.svg:2:3  text between the shapes; a drawing has no letters, only paths'],
  ],
  ['an id twice', '<path', '<g id="a"/><g id="a"/><path', ['logo.svg:2:21  id "a" occurs twice; rename one']],
  [
    'an id with a space',
    '<path',
    '<path id="1 2"',
    ['logo.svg:2:13  "id" is "1 2"; it takes letters, digits, - and _, a letter first'],
  ],
  [
    'copies of copies',
    '<path',
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><path',
    [
      'logo.svg:2:24  "b" holds a copy itself; copies of copies are not allowed',
      'logo.svg:2:54  "a" holds a copy itself; copies of copies are not allowed',
    ],
  ],
  [
    'an old link without its namespace',
    '<path',
    '<path id="p" d="M0 0z"/><use xlink:href="#p"/><path',
    ['logo.svg:1:1  "xmlns:xlink" is missing in <svg>; add xmlns:xlink="http://www.w3.org/1999/xlink"'],
  ],
  [
    'the end of a CDATA section',
    '<path',
    '<title>a]]>b</title><path',
    [
      'logo.svg:2:11  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
    ],
  ],
  [
    'a bare &',
    '<path',
    '<title>a & b</title><path',
    [
      'logo.svg:2:12  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
    ],
  ],
  [
    'a copy of what is not there',
    '<path',
    '<use href="#a"/><path',
    ['logo.svg:2:14  nothing in the drawing has the id "a"; correct the id, or remove it'],
  ],
  [
    'a letter that turns the line',
    '<path',
    '<title>a\u202eb</title><path',
    ['logo.svg:2:11  the invisible character \\u{202E}; remove it'],
  ],
  ['a path that is none', 'M0', 'M0;', ['logo.svg:2:27  "d" is no path; it takes path commands and numbers']],
  [
    'too deep',
    '<path',
    `${'<g>'.repeat(51)}<path`,
    ['logo.svg:2:153  too many tags inside each other; draw it with fewer groups'],
  ],
  [
    'the end is missing',
    '/>\n</svg>\n',
    '',
    ['logo.svg:2:37  the tag <path> goes on with something that is no attribute; mind the tag, its quotes and its end'],
  ],
])('%s', ([, from, to, expected]) => {
  expect(check(valid.replace(from, () => to))).toEqual(expected);
});

test.for<[title: string, from: string, to: string]>([
  ['as it is', '<path', '<path'],
  [
    'what drawing programs write',
    '<path',
    '<defs><linearGradient id="a" x2="8"><stop offset="0" stop-color="red"/></linearGradient></defs><path stroke="url(#a)"',
  ],
  ['clips and masks', '<path', '<clipPath id="c"><rect width="4" height="4"/></clipPath><path clip-path="url(\'#c\')"'],
  ['a copy', '<path', '<path id="p" d="M0 0z"/><use href="#p" transform="translate(1 2)rotate(45)"/><path'],
  [
    'a style for dark ground',
    '<path',
    '<style>.a,.b{fill:red;stroke:none}\n@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><path class="a"',
  ],
  ['an old link', 'viewBox', 'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox'],
  ['a name to be read aloud', '<path', '<title>Tea &amp; talk</title><path'],
  ['lines ended as on Windows', '>\n  <path', '>\r\n  <path'],
])('allowed: %s', ([, from, to]) => {
  expect(check(valid.replace(from, () => to))).toEqual([]);
});

test('an empty file', () => {
  expect(check(' \n')).toEqual(['logo.svg:1:1  the file is empty; a drawing is one svg element']);
});

test.for(['<', '<svg', '<svg <', '<a b="', '</', '&', '<!', '<?', '\0', '<svg/><svg/>', '<svg><g/></svg>x'])(
  '%j is refused',
  (text) => {
    expect(check(text)).not.toEqual([]);
  },
);

test('long files of one character take no long time', () => {
  const started = performance.now();
  for (const piece of [' ', '<', '<g>', 'a', '<style>', '(', '{', '"', '&', '<a b="c" ']) {
    check(piece.repeat(24_000 / piece.length));
    check(valid.replace('<path', () => `<style>${piece.repeat(20_000 / piece.length)}</style><path`));
    check(valid.replace('#621D28', () => piece.repeat(20_000 / piece.length)));
  }
  expect(performance.now() - started).toBeLessThan(3000);
});
