import { expect, test } from 'vitest';
import { createLineIndex } from '../../../../build/config/parse/createLineIndex.ts';
import { toDrawing } from '../artwork.ts';
import { cleanDrawing, renderExpected } from '../cleanDrawing.ts';
import { readSource } from './readSource.ts';

const check = (text: string) =>
  (readSource(text, 'brand').problems ?? []).map(({ offset, message, hint }) => {
    const { line, column } = createLineIndex(text)(offset);
    return `${line}:${column}  ${message}; ${hint}`;
  });
const wrap = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  ${content}\n</svg>`;
const shapes = 'export the logo as plain shapes';
const strokesToPaths = 'convert strokes to paths in your drawing program';
const toPaths = 'convert text to paths (outlines) in your drawing program';

test.for<[what: string, text: string, ...expected: string[]]>([
  ['a script', wrap('<script>alert(1)</script>'), '2:3  element "script" is a script; a logo runs none; remove it'],
  [
    'a script under another name',
    wrap('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    '2:3  element "x:script" is a script; a logo runs none; remove it',
  ],
  [
    'an event handler',
    wrap('<path d="M0 0" onload="x()"/>'),
    '2:18  attribute "onload" is a script; a logo runs none; remove it',
  ],
  [
    'a foreign reference',
    wrap('<use href="https://evil.example/a.svg#a"/>'),
    '2:14  "href" leads out of the drawing; only #name, a part of the same drawing, is allowed',
  ],
  [
    'a foreign paint',
    wrap('<path d="M0 0h9" style="fill:url(//evil.example/a)"/>'),
    '2:27  "url(//evil.example/a)" leads out of the drawing; only url(#…), a part of the same drawing, is allowed',
  ],
  [
    'foreign content',
    wrap('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    `2:3  element "foreignObject" is foreign content; ${shapes}`,
  ],
  [
    'a ground in foreign content',
    wrap(
      '<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="background:red"/></foreignObject>',
    ),
    `2:3  element "foreignObject" is foreign content; ${shapes}`,
  ],
  [
    'text in a font',
    wrap('<text font-family="Gotham"><tspan>Brand</tspan></text>'),
    `2:3  element "text" is text in a font, which members may not have; ${toPaths}`,
    `2:30  element "tspan" is text in a font, which members may not have; ${toPaths}`,
  ],
  [
    'a style with an escaped word',
    wrap('<style>.a{fill:\\75rl(//evil.example)}</style><path class="a" d="M0 0h9"/>'),
    '2:48  the colour "\\75rl(//evil.example)" is known to newer browsers only; write it as #rrggbb',
  ],
  [
    'entities, and a script behind them',
    '<!DOCTYPE svg [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    '1:1  a declaration that can hold entities, such as <!DOCTYPE … [ … ]>; export the logo as plain SVG, without data of the drawing program',
    '2:41  element "script" is a script; a logo runs none; remove it',
  ],
  [
    'copies without limit',
    wrap(
      `<g id="a0"><path d="M0 0h9"/></g>${Array.from({ length: 20 }, (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`).join('')}`,
    ),
    '1:1  more than 20000 shapes, copies of copies too; simplify the logo, or give a PNG',
  ],
  [
    'a marker that is used',
    wrap('<marker id="m"><path d="M0 0h9"/></marker><path marker-mid="url(#m)" d="M0 0h3h3h3"/>'),
    '2:3  element "marker" is an arrow head or other marker; convert strokes to paths in your drawing program',
  ],
  [
    'a marker by its short name',
    wrap('<marker id="m"><path d="M0 0h9"/></marker><path style="marker:url(#m)" d="M0 0h3h3h3"/>'),
    '2:3  element "marker" is an arrow head or other marker; convert strokes to paths in your drawing program',
  ],
  [
    'a shape that a style clips',
    wrap('<path style="clip-path:circle(9px)" d="M0 0h9v9z"/>'),
    `2:16  clip-path "circle(9px)" is drawn by the style, which only browsers can; ${shapes}`,
  ],
  [
    'a mask that a style draws',
    wrap('<path style="mask-image:linear-gradient(#000,transparent)" d="M0 0h9v9z"/>'),
    `2:16  mask "linear-gradient(#000,transparent)" is drawn by the style, which only browsers can; ${shapes}`,
  ],
  [
    'a ground that a style draws',
    wrap('<style>svg{background:linear-gradient(red,blue)}</style><path d="M0 0h9v9z"/>'),
    `1:1  background "linear-gradient(red,blue)" is drawn by the style, which only browsers can; ${shapes}`,
  ],
  [
    'a place on a path',
    wrap('<path style="offset-path:ray(9deg)" d="M0 0h9v9z"/>'),
    `2:16  offset-path "ray(9deg)" is drawn by the style, which only browsers can; ${shapes}`,
  ],
  [
    'a transform that leaves the plane',
    wrap('<path style="transform:rotateX(45deg)" d="M0 0h9v9z"/>'),
    `2:16  the transform "rotateX(45deg)" is not written in numbers, or leaves the plane; ${shapes}`,
  ],
  [
    'a picture from elsewhere',
    wrap('<image href="https://evil.example/a.png" width="9" height="9"/>'),
    '2:16  "href" leads out of the drawing; give that picture itself as PNG or JPEG, or embed it',
  ],
  [
    'a drawing that is embedded as a picture',
    wrap('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'),
    '2:16  the embedded picture is a drawing of its own; use it itself as the logo, or export all as plain shapes',
  ],
  [
    'a picture that is embedded otherwise',
    wrap('<image href="data:image/bmp;base64,Qk0=" width="9" height="9"/>'),
    '2:16  the embedded picture is no PNG or JPEG in base64; use it itself as the logo, or export all as plain shapes',
  ],
  [
    'a stroke that does not scale, where something scales',
    wrap('<g transform="scale(.1)"><path stroke="red" vector-effect="non-scaling-stroke" d="M0 0h9"/></g>'),
    `2:62  a stroke that is as wide in every size of the logo; ${strokesToPaths}`,
  ],
  [
    'dashes of a length of its own',
    wrap('<g stroke-dasharray="25"><path stroke="red" pathLength="100" d="M0 0h9"/></g>'),
    `2:59  dashes that are measured by "pathLength"; ${strokesToPaths}`,
  ],
  [
    'a scale that leaves nothing',
    wrap('<path transform="translate(1) scale(1e-5)" d="M0 0h900000"/>'),
    '2:20  "translate(1) scale(1e-5)" makes all too small to be drawn; draw the logo in larger units',
  ],
  [
    'a length that is computed',
    wrap('<rect style="width:calc(5px + 10px)" height="9"/>'),
    '2:16  the length "calc(5px + 10px)" is known to browsers only; write it as a number',
  ],
  [
    'a share of the window',
    wrap('<rect width="30vw" height="9"/>'),
    '2:16  the length "30vw" is known to browsers only; write it as a number',
  ],
  [
    'tags inside each other',
    `<svg>${'<g>'.repeat(50_000)}`,
    '1:156  too many tags inside each other; draw it with fewer groups',
  ],
  [
    'a comment without end',
    wrap('<!-- x'),
    '2:3  "<!-- x\\u{A}</" has no end; export it again',
    '1:1  <svg> is never closed; write </svg>',
  ],
  ['a page', '<html><body/></html>', '1:1  the file holds no drawing; an SVG begins with <svg'],
])('%s is refused by its name and place', { tags: 'rule' }, ([, text, ...expected]) => {
  expect(check(text).toSorted()).toEqual(expected.toSorted());
});

/** Drawing as Illustrator and Inkscape write it. */
const exported = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a <script> in a comment -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  width="200mm" height="100mm" style="enable-background:new 0 0 9 9" xml:space="preserve" inkscape:version="1.2">
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">Agency</rdf:RDF></metadata>
<style type="text/css"><![CDATA[ .st0{fill:url(#G_1_);} g .st1{fill:#12264D} ]]></style>
<title>Logo final v7</title>
<linearGradient id="G_1_"><stop offset="0" style="stop-color:#1457B8"/><stop offset="1" stop-color="#00A6A0"/></linearGradient>
<g transform="translate(100 100)" inkscape:label="mark (1)"><path class="st0" d="M0,0h100v50h-100z"/></g>
<g><rect class="st1" x="210" y="100" width="90" height="50"/></g>
</svg>`;

test('an export of a design program is cleaned: styles, transforms, notes and sizes on paper', { tags: 'rule' }, () => {
  const { value: source, problems } = readSource(exported, 'brand');
  expect(problems).toBeUndefined();
  const { art, problems: left } = cleanDrawing(source!, renderExpected(source!, exported), 'brand');
  expect(left).toEqual([]);
  const svg = toDrawing(art!);
  expect(svg).not.toMatch(/Agency|final|inkscape|class|<style|<g|mm/);
  expect(svg).toContain('fill="url(#brand-a)"');
  expect(svg).toContain('fill="#12264d"');
  // The margin of the page is cut off, to a pixel.
  expect(Object.values(art!.box).map(Math.round)).toEqual([100, 100, 201, 51]);
});
