import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { toDrawing } from './artwork.ts';
import { measureDifference } from './compareDrawings.ts';
import { atNight } from './nightStyle.ts';
import { readArtwork } from './readArtwork.ts';
import { renderDrawing } from './renderDrawing.ts';

async function read(source: string | Buffer) {
  await using tree = await writeTempTree({ 'note.txt': 'x' });
  const file = path.join(tree.root, 'logo.svg');
  await writeFile(file, source);
  return await readArtwork(file, 'brand');
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const wrap = (content: string, attributes = 'viewBox="0 0 200 60"') => `<svg ${xmlns} ${attributes}>${content}</svg>`;
const mark = 'M0 0h60v60H0z';
const word = 'M80 10h120v40H80z';
const wordPath = `<path d="${word}" fill="#0A7D6C"/>`;
const plain = wrap(`<path d="${mark}" fill="#9C1A5B"/>${wordPath}`);
const stops = '<stop stop-color="#9C1A5B"/><stop offset="1" stop-color="#E0721A"/>';
const graded = wrap(`<linearGradient id="a">${stops}</linearGradient><path d="${mark}" fill="url(#a)"/>${wordPath}`);

/** Compares a logo with another drawing, which it must look like with plain shapes only; returns the differences. */
async function compare(source: string | Buffer, wanted: string, time: 'day' | 'night' = 'day') {
  const { art } = await read(source);
  expect(art.elements).not.toMatch(/<image|<switch|<symbol|<svg|xlink|currentColor|<style>(?!@media)/);
  // The whole plane: what is lost at its edge would be cut off with the margin.
  const box = { x: 0, y: 0, width: 200, height: 60 };
  const drawn = toDrawing({ elements: art.elements, box });
  const svg = time === 'day' ? drawn : atNight(drawn);
  return measureDifference(renderDrawing(svg, 600), renderDrawing(toDrawing({ elements: inside(wanted), box }), 600));
}
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);

test.for<[what: string, content: string, wanted?: string]>([
  [
    'a gradient that takes its stops from another',
    `<defs><linearGradient id="s">${stops}</linearGradient><linearGradient xlink:href="#s" id="g" x1="0" x2="60" gradientUnits="userSpaceOnUse"/></defs><path style="fill:url(#g)" d="${mark}"/>${wordPath}`,
    graded,
  ],
  [
    'a gradient that takes all from one that takes all',
    `<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" href="#a"/><linearGradient id="c" xlink:href="#b"/><path fill="url(#c)" d="${mark}"/>${wordPath}`,
    graded,
  ],
  [
    'a copy in two colours',
    '<defs><g id="m"><path d="M0 0h60v60H0z"/></g></defs><use xlink:href="#m" fill="#9C1A5B"/><use href="#m" x="140" fill="#0A7D6C"/>',
    wrap('<path d="M0 0h60v60H0z" fill="#9C1A5B"/><path d="M140 0h60v60H140z" fill="#0A7D6C"/>'),
  ],
  [
    'a copy of a copy',
    `<g id="a"><path fill="#9C1A5B" d="M0 0h20v60H0z"/></g><g id="b"><use href="#a" x="20"/></g><use href="#b" x="20"/>${wordPath}`,
  ],
  [
    'symbols, with a frame of their own',
    `<symbol id="s" viewBox="0 0 10 10"><path fill="currentColor" d="M0 0h10v10H0z"/></symbol><use xlink:href="#s" width="60" height="60" color="#9C1A5B"/>${wordPath}`,
  ],
  [
    'a symbol that says its size',
    `<symbol id="s" width="60" height="60" viewBox="0 0 6 6"><path fill="#9C1A5B" d="M0 0h6v6H0z"/></symbol><use href="#s"/>${wordPath}`,
  ],
  [
    'a drawing inside the drawing, which cuts what reaches out',
    `<svg width="60" height="60" viewBox="0 0 6 6"><path fill="#9C1A5B" d="M-2 -2h12v12H-2z"/></svg>${wordPath}`,
  ],
  ['percentages', `<rect width="30%" height="100%" fill="#9C1A5B"/>${wordPath}`],
  [
    'percentages in a drawing inside the drawing',
    `<svg width="60" height="60"><rect width="100%" height="100%" fill="#9C1A5B"/></svg>${wordPath}`,
  ],
  ['lengths in letters', `<rect width="3.75em" height="3.75rem" fill="#9C1A5B"/>${wordPath}`],
  ['a paint that few know, and another', `<meshgradient id="m"/><path fill="url(#m) #9C1A5B" d="${mark}"/>${wordPath}`],
  [
    'a stroke that does not scale, where nothing scales',
    `<g transform="matrix(1 0 0 1 10 10)"><path stroke="#9C1A5B" stroke-width="20" vector-effect="non-scaling-stroke" fill="#9C1A5B" d="M0 0h40v40H0z"/></g>${wordPath}`,
  ],
  ['the current colour', `<g style="color:#9c1a5b"><path fill="currentColor" d="${mark}"/></g>${wordPath}`],
  [
    'a choice between a page and shapes, as draw.io writes it',
    `<switch><foreignObject style="overflow:visible" width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="color:light-dark(#000,#fff)">Brand</div></foreignObject><path fill="#9C1A5B" d="${mark}"/></switch>${wordPath}`,
  ],
  [
    'foreign content that draws nothing',
    `<foreignObject width="0" height="0"/><foreignObject x="-5" width="70" height="70"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(2px);clip-path:url(#b);height:100%;width:100%"></div></foreignObject>${inside(plain)}<clipPath id="b"><path d="${mark}"/></clipPath>`,
  ],
  ['pictures of nothing', `<image width="60" height="60"/><image xlink:href="" width="9"/>${inside(plain)}`],
  [
    'definitions that nothing uses',
    `<defs><filter id="f"><feGaussianBlur stdDeviation="2"/></filter><marker id="m"><path d="M0 0L5 5"/></marker><symbol id="s"><text>a</text></symbol><pattern id="p"><image href="https://a.example/a.png"/></pattern></defs><g style="display:none"><text>hidden</text></g><text> </text>${inside(plain)}`,
  ],
  [
    'styles that draw nothing',
    `<style>@import url(https://fonts.example/a.css);@font-face{font-family:a;src:url(a.woff)}@media print{.a{fill:#000}}.a{fill:#9C1A5B;-inkscape-stroke:none;cursor:url(a.cur)}text{font:12px a}a:hover{fill:red}</style><a href="https://brand.example"><path class="a" d="${mark}"/></a>${wordPath}`,
  ],
  [
    'rules by name, place and weight',
    `<style>path{fill:#000}svg > g path:first-child{fill:#9C1A5B !important}#w{fill:#0A7D6C}.w{fill:#fff}</style><g><path style="fill:#123456" d="${mark}"/><path id="w" class="w" d="${word}"/></g>`,
  ],
  [
    'variables',
    `<style>:root{--a:#9C1A5B}.a{fill:var(--a)}.b{fill:var(--none, #0A7D6C)}</style><path class="a" d="${mark}"/><path class="b" d="${word}"/>`,
  ],
  [
    'colours for wide screens beside plain ones',
    `<path style="fill:#9C1A5B;fill:color(display-p3 0.9 0.1 0.1);fill-opacity:1" d="${mark}"/><path d="${word}" fill="#0A7D6C" style="fill:color(display-p3 0.1 0.9 0.1)"/>`,
  ],
  [
    'colours of newer CSS, and for print',
    `<path style="fill:#9C1A5B;fill:color-mix(in oklab, red, blue)" d="${mark}"/><path d="${word}" fill="#0A7D6C icc-color(acme, 0.1, 0.2, 0.3, 0)"/>`,
  ],
  [
    'colours in other notations',
    `<path fill="hsl(330 71.4% 35.7%)" d="${mark}"/><path d="${word}" style="fill:rgb(4% 49% 42.4% / 100%)"/>`,
  ],
  [
    'references to what is missing',
    `<path d="${mark}" fill="url(#none) #9C1A5B" clip-path="url(#none)" mask="url(#none)" filter="url(#none)"/>${wordPath}<use href="#none"/><path stroke="url(#none)" fill="none" d="M0 0h200"/>`,
  ],
  [
    'a shape turned about its own middle, as Boxy writes it',
    `<path style="fill:#9C1A5B;transform-box:fill-box;transform-origin:50% 50%" d="${mark}" transform="matrix(-1, 0, 0, -1, 0, 0)"/>${wordPath}`,
  ],
  [
    'a copy that grows about its own middle',
    `<defs><path id="m" d="M10 10C10 -10 20 -10 20 10z"/></defs><use href="#m" x="5" y="5" fill="#9C1A5B" style="transform:scale(3);transform-box:fill-box;transform-origin:center bottom"/>${wordPath}`,
    wrap(`<path fill="#9C1A5B" d="M15 25C15 -35 45 -35 45 25z"/>${wordPath}`),
  ],
  [
    'a turn about a point, in a style',
    `<path style="transform:rotate(.25turn) scale(50%);transform-origin:30px 50%" fill="#9C1A5B" d="M-30 -30h120v120h-120z"/>${wordPath}`,
  ],
  [
    'turns, sizes and places as properties',
    `<g style="translate:10px;rotate:z 200grad;scale:.5"><path fill="#9C1A5B" d="M-100 -120h120v120h-120z"/></g>${wordPath}`,
  ],
  [
    'transforms for space that stay in the plane',
    `<g style="transform:translate3d(5%,0,9px) matrix3d(.5,0,0,0,0,.5,0,0,0,0,1,0,-10,0,0,1)"><path fill="#9C1A5B" d="M0 0h120v120H0z"/></g>${wordPath}`,
  ],
  [
    'transforms that browsers do not take',
    `<path style="transform:rotate(45)" transform="translate(9)" fill="#9C1A5B" d="M-9 0h60v60h-60z"/><g transform="translate(10px)" transform-box="fill-box">${wordPath}</g>`,
  ],
  [
    'a gradient with a transform in a style',
    `<linearGradient id="g" style="transform:scale(.5)" gradientUnits="userSpaceOnUse" x1="0" x2="120">${stops}</linearGradient><path d="${mark}" fill="url(#g)"/>${wordPath}`,
    graded,
  ],
  ['a path in a style', `<path style="d:path('${mark}')" d="M0 0h9v9z" fill="#9C1A5B"/>${wordPath}`],
  [
    'a mask under its other names',
    `<mask id="k"><path fill="#fff" d="${mark}"/></mask><path style="-webkit-mask-image:url(#k);mask-image:url(#k)" fill="#9C1A5B" d="M0 0h70v60H0z"/>${wordPath}`,
  ],
  [
    'sheets and rules for what a logo is not shown on',
    `<style media="print">path{fill:#000}</style><style>@media (min-width:100px) and (width&lt;300px){.a{fill:#9C1A5B}}@media (max-width:100px),not screen{path{fill:#000}}@supports (fill:oklch(50% 0.1 20)) and (not (fill:none of it)){.b{fill:#0A7D6C}}@supports (fill:none of it){path{fill:#000}}</style><path class="a" d="${mark}"/><path class="b" d="${word}"/>`,
  ],
  [
    'rules in rules',
    `<style><![CDATA[.g{path:first-child{fill:#9C1A5B}.x,&.h>.b{fill:#0A7D6C}@media screen{stroke:none;opacity:1}}]]></style><g class="g h" stroke="#000"><path d="${mark}"/><path class="b" d="${word}"/></g>`,
  ],
  [
    'rules for links, and under a prefix',
    `<style>@namespace s url(http://www.w3.org/2000/svg);a{fill:#9C1A5B}s|path.b{fill:#0A7D6C}x|path{fill:#000}</style><a href="https://brand.example"><path d="${mark}"/></a><path class="b" d="${word}"/>`,
  ],
  [
    'words that take a value away',
    `<style>.a{fill:var(--none)}.b{stroke:initial;fill:revert;opacity:unset}</style><g fill="#9C1A5B"><path class="a" fill="#000" d="${mark}"/></g><g fill="#0A7D6C" stroke="#000"><path class="b" fill="#000" opacity=".1" d="${word}"/></g>`,
  ],
])('%s becomes the logo', async ([, content, wanted = plain]) => {
  expect(await compare(wrap(content), wanted)).toBeLessThan(0.5);
});

test.for<[what: string, source: string | Buffer, wanted?: string]>([
  [
    'lengths on paper',
    wrap(`<rect width="15.875mm" height="45pt" fill="#9C1A5B"/>${wordPath}`, 'width="200px" height="60px"'),
  ],
  ['a size in shares of the window', wrap(inside(plain), 'viewBox="0 0 200 60" width="50vw"')],
  ['no size', wrap(inside(plain), '')],
  [
    'a size without a height, and strokes',
    wrap(`<path fill="none" stroke="#9C1A5B" stroke-width="20" d="M10 10h40v40H10z"/>${wordPath}`, 'width="20"'),
    wrap(`<path fill-rule="evenodd" fill="#9C1A5B" d="M0 0h60v60H0zM20 20v20h20V20z"/>${wordPath}`),
  ],
  ['shares of no size', wrap(`<rect width="20%" height="40%" fill="#9C1A5B"/>${wordPath}`, 'width="100%"')],
  [
    'prefixes',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><svg:path d="${mark}" fill="#9C1A5B"/><s:path d="${word}" fill="#0A7D6C"/></svg:svg>`,
  ],
  [
    'a choice, as Illustrator writes it',
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"> <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>${wrap(
      `<metadata><x:xmpmeta xmlns:x="adobe:ns:meta/"/></metadata><switch><foreignObject requiredExtensions="&ns_ai;" x="0" width="1" height="1"><i:pgfRef xmlns:i="&ns_ai;" xlink:href="#adobe"/></foreignObject><g i:extraneous="self" xmlns:i="&ns_ai;"><path d="${mark}" fill="#9C1A5B"/>${wordPath}</g></switch><i:pgf xmlns:i="&ns_ai;" id="adobe"><![CDATA[ eJzs<vXmT ]]></i:pgf>`,
    )}`,
  ],
  ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${plain}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${plain}`, 'utf16le').swap16()],
  ['an unknown encoding', `<?xml version="1.0" encoding="x-unknown"?>${plain}`],
  ['an encoding that it is not in', `<?xml version="1.0" encoding="shift_jis"?>${plain}<!-- → -->`],
  ['a byte order mark', `\uFEFF${plain}`],
  [
    'Latin-1',
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${graded.replaceAll('#a', '#Größe').replace('"a"', '"Größe"')}`,
      'latin1',
    ),
    graded,
  ],
  [
    'a ground in a style',
    wrap(
      `<path d="M60 0h140v60H60z" fill="#fff"/>${wordPath}`,
      'viewBox="0 0 200 60" style="background-color:#9C1A5B"',
    ),
    wrap(`<path d="M0 0h200v60H0z" fill="#9C1A5B"/><path d="M60 0h140v60H60z" fill="#fff"/>${wordPath}`),
  ],
  [
    'a turn about the middle of a plane that begins elsewhere',
    wrap(
      `<path style="transform:rotate(180deg);transform-origin:50% 50%" fill="#9C1A5B" d="M300 60h-60V0h60z"/>${wordPath}`,
      'viewBox="-100 0 300 60"',
    ),
  ],
  [
    'a drawing that is turned as a whole',
    wrap(
      '<path d="M140 0h60v60h-60z" fill="#9C1A5B"/><path d="M0 10h120v40H0z" fill="#0A7D6C"/>',
      'viewBox="0 0 200 60" style="transform:scaleX(-1)"',
    ),
  ],
])('%s becomes the logo', async ([, source, wanted = plain]) => {
  expect(await compare(source, wanted)).toBeLessThan(0.5);
});

test.for(['clip0_12:345', '_Linear1', '3f0c7a91bd', 'grad.1', 'Verlauf_größe', 'a b', 'a(1)', '渐变', 'SVGID_1_'])(
  'a name such as %s is as good as any',
  async (id) => {
    const percented = encodeURIComponent(id).replaceAll(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    const escaped = id.replace(/^\d/, '\\3$& ').replaceAll(/[^\p{L}\p{N}\\ _-]|(?<!^\\3.) /gu, '\\$&');
    for (const reference of [`url('#${id}')`, `url(#${escaped})`, `url(#${percented})`]) {
      const definition = `<linearGradient id="${id}">${stops}</linearGradient>`;
      const source = wrap(`${definition}<path d="${mark}" fill="${reference}"/>${wordPath}`);
      expect(await compare(source, graded), reference).toBeLessThan(0.5);
    }
  },
);

test('what a browser shows is the logo: the size beside the viewBox shows more of the plane, or less', async () => {
  const ring = '<circle cx="60" cy="35" r="56" fill="#9C1A5B"/><circle cx="60" cy="35" r="24" fill="#fff"/>';
  for (const [attributes, ratio] of [
    ['width="64" height="64" viewBox="0 0 120 70"', 1],
    ['width="100%" height="100%" viewBox="0 0 120 70"', 112 / 70],
    ['width="64" height="64" viewBox="0 0 120 70" preserveAspectRatio="xMidYMid slice"', 1],
    ['width="120" height="140" viewBox="0 0 120 70" preserveAspectRatio="none"', 112 / 140],
  ] as const) {
    const { art } = await read(wrap(ring, attributes));
    expect([attributes, art.box.width / art.box.height]).toEqual([attributes, expect.closeTo(ratio, 1)]);
  }
});

test.for<[what: string, source: string, night: string]>([
  [
    'in a rule',
    wrap(
      `<style>.a{fill:#9C1A5B}.b{fill:#0A7D6C}@media (prefers-color-scheme: dark){.a{fill:#FFB0D8}.b{fill:#9FF0DF}}</style><path d="${mark}" class="a"/><path d="${word}" class="b"/>`,
    ),
    wrap(`<path d="${mark}" fill="#FFB0D8"/><path d="${word}" fill="#9FF0DF"/>`),
  ],
  [
    'in a sheet of its own',
    wrap(
      `<style>.a{fill:#9C1A5B}.b{fill:#0A7D6C}</style><style media="(prefers-color-scheme: dark)">.a{fill:#FFB0D8}.b{fill:#9FF0DF}</style><path d="${mark}" class="a"/><path d="${word}" class="b"/>`,
    ),
    wrap(`<path d="${mark}" fill="#FFB0D8"/><path d="${word}" fill="#9FF0DF"/>`),
  ],
  [
    'by the name of the element',
    wrap(
      `<style>path{fill:#9C1A5B}@media screen and (prefers-color-scheme:dark){path{fill:#FFB0D8}}</style><path d="${mark}"/><path d="${word}"/>`,
    ),
    wrap(`<path d="${mark}${word}" fill="#FFB0D8"/>`),
  ],
  [
    'as a variable or the current colour',
    wrap(
      `<style>:root{--a:#9C1A5B;color:#0A7D6C}@media(prefers-color-scheme:dark){:root{--a:#FFB0D8;color:#9FF0DF}}</style><path fill="var(--a)" style="fill:var(--a)" d="${mark}"/><path fill="currentColor" d="${word}"/>`,
    ),
    wrap(`<path d="${mark}" fill="#FFB0D8"/><path d="${word}" fill="#9FF0DF"/>`),
  ],
  [
    'as another drawing',
    wrap(
      `<style>.n{display:none}@media (prefers-color-scheme:dark){.d{display:none}.n{display:inline}}</style><path class="d" d="${mark}"/><path class="n" fill="#fff" d="${word}"/>`,
    ),
    wrap(`<path d="${word}" fill="#fff"/>`),
  ],
])("a brand's own colours by night are kept: %s", async ([, source, night]) => {
  expect(await compare(source, night, 'night')).toBeLessThan(0.5);
  const { art } = await read(source);
  expect(art.night).toBeDefined();
});

test.for<[what: string, content: string, note: string]>([
  [
    'a blur of what is behind',
    `<foreignObject width="60" height="60"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(2px)"></div></foreignObject><path d="${mark}"/>`,
    'a blur of what is behind was left out',
  ],
  [
    'an effect by night',
    `<style>@media (prefers-color-scheme:dark){:root{filter:invert(1)}}</style><path d="${mark}"/>`,
    'its own "filter" by night was left out',
  ],
  [
    'a ground in a style sheet for the night',
    `<style media="(prefers-color-scheme: dark)">svg{background:#222}</style><path d="${mark}"/>`,
    'its own "background" by night was left out',
  ],
  [
    'a ground by night',
    `<style>path{fill:#000}@media (prefers-color-scheme: dark){path{fill:#fff}svg{color:red;background:#222}}</style><path d="${mark}"/>`,
    'its own "background" by night was left out',
  ],
])('%s is left out, and said to be', async ([, content, note]) => {
  const { art, notes } = await read(wrap(content + wordPath));
  expect(art.elements).not.toMatch(/^<image /);
  expect(notes.slice(1)).toEqual([note]);
});

test.for<[what: string, content: string, reason: string]>([
  [
    'a shadow',
    '<filter id="f"><feDropShadow dx="2" dy="2" stdDeviation="2"/></filter><g filter="url(#f)"><path d="M9 9h40v40H9z" fill="#9C1A5B"/></g>',
    'an effect',
  ],
  ['a blur in a style', '<path style="filter:blur(2px)" d="M9 9h40v40H9z" fill="#9C1A5B"/>', 'an effect'],
  [
    'a pattern',
    '<pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4v4H0z" fill="#9C1A5B"/></pattern><path d="M0 0h60v60H0z" fill="url(#p)"/>',
    'a pattern',
  ],
  [
    'an embedded picture',
    '<image width="60" height="60" href="data:image/png;charset=utf-8;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOYIxWNFTEMLQkAu45EQcG17WQAAAAASUVORK5CYII="/>',
    'a picture inside',
  ],
])('%s is placed as a picture, and said to be', async ([, content, reason]) => {
  const { art, notes } = await read(wrap(content + wordPath));
  expect(art.elements).toMatch(/^<image /);
  expect(notes.at(-1)).toContain(reason);
});
