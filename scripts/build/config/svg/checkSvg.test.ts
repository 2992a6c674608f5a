import { expect, test } from 'vitest';
import { formatProblem } from '../../../lib/problem.ts';
import { checkSvg } from './checkSvg.ts';

const check = (text: string) => checkSvg({ file: 'logo.svg', text }).map(formatProblem);

const valid =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <path fill="#621D28" d="M0 0h8v8z"/>\n</svg>\n';

const allowed =
  'allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style';

test.for<[edit: [from: string, to: string], ...problems: string[]]>([
  [['<path', '<script/><path'], `2:3  element "script" is not allowed in a drawing; ${allowed}`],
  [['<path', '<foreignObject/><path'], `2:3  element "foreignObject" is not allowed in a drawing; ${allowed}`],
  [
    ['<path', '<image href="#a"/><path'],
    '2:16  nothing in the drawing has the id "a"; correct the id, or remove it',
    `2:3  element "image" is not allowed in a drawing; ${allowed}`,
  ],
  [
    ['<path', '<text>Hi</text><path'],
    `2:3  element "text" is not allowed in a drawing; ${allowed}`,
    '2:9  text between the shapes; a drawing has no letters, only paths',
  ],
  [['<path fill', '<Path fill'], '2:3  element "Path" is not allowed in a drawing; did you mean "path"?'],
  [['<path', '<x:script/><path'], `2:3  element "x:script" is not allowed in a drawing; ${allowed}`],
  [['<path', '<path onload="x()"'], '2:9  attribute "onload" is a script; a drawing runs none; remove it'],
  [['<path', '<path OnClick="x()"'], '2:9  attribute "OnClick" is a script; a drawing runs none; remove it'],
  [['fill=', 'fil='], '2:9  attribute "fil" is not allowed in a drawing; did you mean "fill"?'],
  [['fill=', 'fill="red" fill='], '2:20  attribute "fill" occurs twice in this tag; remove one'],
  [
    ['fill="#621D28"', 'fill=red'],
    '2:8  the tag <path> goes on with something that is no attribute; mind the tag, its quotes and its end',
  ],
  [
    ['<svg', '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg'],
    '1:1  a declaration such as <!DOCTYPE …> is not allowed in a drawing; remove it; the file begins with <svg',
  ],
  [
    ['<svg', '<?xml version="1.0"?>\n<svg'],
    '1:1  an instruction such as <?xml …?> is not allowed in a drawing; remove it; the file begins with <svg',
  ],
  [
    ['<path', '<!-- mine --><path'],
    '2:3  a comment is not allowed in a drawing; remove it; it would be shipped to every member',
  ],
  [
    ['<path', '<style><![CDATA[.a{}]]></style><path'],
    '2:10  a CDATA section is not allowed in a drawing; remove the marks around its content',
  ],
  [
    ['<path', '<title>a &foo; b</title><path'],
    '2:12  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
  ],
  [['#621D28', '&#117;rl(//x)'], '2:15  "&" is not allowed in a value of a drawing; write what is meant without it'],
  [
    ['<path', '<use href="https://evil.example/x.svg#a"/><path'],
    '2:14  "href" leads out of the drawing; only #name, a part of the same drawing, is allowed',
  ],
  [
    ['<path', '<use xlink:href="javascript:x"/><path'],
    '1:1  "xmlns:xlink" is missing in <svg>; add xmlns:xlink="http://www.w3.org/1999/xlink"',
    '2:20  "xlink:href" leads out of the drawing; only #name, a part of the same drawing, is allowed',
  ],
  [
    ['<path', '<use href="data:image/svg+xml,x"/><path'],
    '2:14  "href" leads out of the drawing; only #name, a part of the same drawing, is allowed',
  ],
  [
    ['#621D28', 'url(https://evil.example/x)'],
    '2:15  "url(https://evil.example/x)" leads out of the drawing; only url(#…), a part of the same drawing, is allowed',
  ],
  [
    ['#621D28', "url('//x')"],
    '2:15  "url(\'//x\')" leads out of the drawing; only url(#…), a part of the same drawing, is allowed',
  ],
  [['#621D28', 'URL(//x)'], '2:15  "URL(…)" is not allowed in a drawing; colours, transforms and url(#…) are'],
  [['#621D28', 'url(#a)'], '2:15  nothing in the drawing has the id "a"; correct the id, or remove it'],
  [
    ['<path', '<path style="fill: image-set(\'x\')"'],
    '2:22  "image-set(…)" is not allowed in a drawing; colours, transforms and url(#…) are',
  ],
  [
    ['<path', '<path style="fill"'],
    '2:16  this style is not understood; it takes the form fill: #962D3E; stroke: none',
  ],
  [
    ['<path', '<style>@import "x.css";</style><path'],
    '2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
  ],
  [
    ['<path', '<style>body{display:none}</style><path'],
    '2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
  ],
  [
    ['<path', '<style>.a{fill:red}*{fill:red}</style><path'],
    '2:22  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
  ],
  [
    ['<path', '<style>.a{fill:\\75rl(x)}</style><path'],
    '2:18  "\\" is not allowed in a value of a drawing; write what is meant without it',
  ],
  [
    ['<path', '<style>.a{fill:/*x*/red}</style><path'],
    '2:18  "/*" is not allowed in a value of a drawing; write what is meant without it',
  ],
  [
    ['<path', '<style>@media print{.a{fill:red}}</style><path'],
    '2:10  this rule is not allowed in the style of a drawing; only plain rules such as .name { fill: #962D3E } are',
  ],
  [[' viewBox="0 0 8 8"', ''], '1:1  "viewBox" is missing in <svg>; without it the drawing cannot be scaled'],
  [['0 0 8 8', '0 0 8'], '1:50  "viewBox" is "0 0 8"; it takes four numbers such as 0 0 120 32'],
  [['0 0 8 8', '0 0 0 8'], '1:50  "viewBox" is "0 0 0 8"; it takes four numbers such as 0 0 120 32'],
  [
    [' xmlns="http://www.w3.org/2000/svg"', ''],
    '1:1  "xmlns" is missing in <svg>; add xmlns="http://www.w3.org/2000/svg"',
  ],
  [
    ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xhtml'],
    '1:13  "xmlns" is "http://www.w3.org/1999/xhtml"; it takes "http://www.w3.org/2000/svg"',
  ],
  [['</svg>\n', ''], '1:1  <svg> is never closed; write </svg>'],
  [['</svg>', '</g></svg>'], '3:1  </g> closes nothing; <svg> is still open'],
  [['</svg>', '</svg><svg/>'], '3:7  something follows after </svg>; remove it'],
  [['<svg', 'hello <svg'], '1:1  the file does not begin with <svg; a drawing is one svg element'],
  [['<path', 'hello <path'], '2:3  text between the shapes; a drawing has no letters, only paths'],
  [['<path', '<g id="a"/><g id="a"/><path'], '2:21  id "a" occurs twice; rename one'],
  [['<path', '<path id="1 2"'], '2:13  "id" is "1 2"; it takes letters, digits, - and _, a letter first'],
  [
    ['<path', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><path'],
    '2:24  "b" holds a copy itself; copies of copies are not allowed',
    '2:54  "a" holds a copy itself; copies of copies are not allowed',
  ],
  [
    ['<path', '<path id="p" d="M0 0z"/><use xlink:href="#p"/><path'],
    '1:1  "xmlns:xlink" is missing in <svg>; add xmlns:xlink="http://www.w3.org/1999/xlink"',
  ],
  [
    ['<path', '<title>a]]>b</title><path'],
    '2:11  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
  ],
  [
    ['<path', '<title>a & b</title><path'],
    '2:12  a bare & or ]]>, or an entity nobody knows; write &amp; &lt; &gt; &quot; &apos; and all else as it is',
  ],
  [['<path', '<use href="#a"/><path'], '2:14  nothing in the drawing has the id "a"; correct the id, or remove it'],
  [['<path', '<title>a\u202eb</title><path'], '2:11  the invisible character \\u{202E}; remove it'],
  [['M0', 'M0;'], '2:27  "d" is no path; it takes path commands and numbers'],
  [['<path', `${'<g>'.repeat(51)}<path`], '2:153  too many tags inside each other; draw it with fewer groups'],
  [
    ['/>\n</svg>\n', ''],
    '2:37  the tag <path> goes on with something that is no attribute; mind the tag, its quotes and its end',
  ],
])('%j', ([[from, to], ...problems]) => {
  expect(check(valid.replace(from, () => to))).toEqual(problems.map((problem) => `logo.svg:${problem}`));
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

// Files are at most about as long. A check that takes more than the square of that would not come to its end.
test('long files of one character are checked to their end', () => {
  for (const piece of [' ', '<', '<g>', 'a', '<style>', '(', '{', '"', '&', '<a b="c" ']) {
    check(piece.repeat(24_000 / piece.length));
    check(valid.replace('<path', () => `<style>${piece.repeat(20_000 / piece.length)}</style><path`));
    check(valid.replace('#621D28', () => piece.repeat(20_000 / piece.length)));
  }
});
