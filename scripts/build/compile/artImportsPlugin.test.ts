import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { replaceArtImports } from './artImportsPlugin.ts';

const ids = ['banner/01', 'banner/02', 'offline', 'payment/card', 'welcome'];

function compile(code: string) {
  const out = new MagicString(code);
  const problems = replaceArtImports(out, { file: 'module.ts', ids, readValue: (key) => `site.${key}` });
  return { code: out.toString(), problems: problems.map(({ offset, message }) => `${offset} ${message}`) };
}

/** Expression that replaces a picture. */
const welcome = 'site.art$welcome';
const offline = 'site.art$offline';
const banner = (key: string) => `site.art$banner$[${key}]`;

test.for([
  ['its address', "import a from 'art:welcome';show(a);", `show(${welcome});`],
  ['one in a folder', "import a from 'art:payment/card';show(a);", 'show(site.art$payment$card);'],
  ['every use', "import a from 'art:offline';f(a);g(a);", `f(${offline});g(${offline});`],
  ['a shorthand', "import a from 'art:offline';f({ a });", `f({ a: ${offline} });`],
  ['what is no type', "import a from 'art:offline';f<typeof a>(a!);", `f<typeof a>(${offline}!);`],
  ['the picture, not other things of its name', "import a from 'art:offline';f(b.a, { a: 1 });", 'f(b.a, { a: 1 });'],
  ['one of a family', "import a from 'art:banner/[key]';f(a(pad(n)));", `f(${banner('pad(n)')});`],
  [
    'nothing of a type',
    "import { keys, type A } from 'art:banner/[key]';f<A>(keys);",
    'const keys = ["01","02"];f<A>(keys);',
  ],
  ['the keys of a family', "import { keys as all } from 'art:banner/[key]';f(all);", 'const all = ["01","02"];f(all);'],
  [
    'two pictures',
    "import a from 'art:welcome';import b, { keys } from 'art:banner/[key]';f(b(keys[0]), a);",
    `const keys = ["01","02"];f(${banner('keys[0]')}, ${welcome});`,
  ],
] as const)('an import is replaced by %s', ([, code, expected]) => {
  expect(compile(code)).toEqual({ code: expected, problems: [] });
});

test('a module without pictures stays as it is', () => {
  const code = "import a from './a.ts';f(a, 'art:welcome');";
  expect(compile(code)).toEqual({ code, problems: [] });
});

const written = "import a from 'art:welcome';";

test.for<[code: string, ...problems: string[]]>([
  ["import a from 'art:welcom';", '14 there is no picture art:welcom in templates/art'],
  [
    "import a from 'art:banners/[key]';import b from 'art:x';",
    '14 there is no picture art:banners/[key] in templates/art',
    '48 there is no picture art:x in templates/art',
  ],
  ["import a from 'art:banner/[key]';f(a);", '35 a means many pictures'],
  ["import a from 'art:banner/[key]';f(a(...b));", '35 a means many pictures'],
  ["import a from 'art:banner/[key]';f(a());g(a);", '35 a means many pictures', '42 a means many pictures'],
  ["import { keys } from 'art:welcome';", '9 art:welcome has nothing of that name'],
  ["import { other } from 'art:banner/[key]';", '9 art:banner/[key] has nothing of that name'],
  ["import * as a from 'art:banner/[key]';", '7 art:banner/[key] has nothing of that name'],
  [`${written}export { a };`, '37 a is a picture and can only be read'],
  [`${written}a = 1;`, '28 a is a picture and can only be read'],
  [`${written}const f = (a) => 1;`, '39 a is a picture and can only be read'],
  [`${written}function f() { const a = 1; }`, '49 a is a picture and can only be read'],
])('%s is refused', ([code, ...problems]) => {
  expect(compile(code).problems).toEqual(problems);
});

test.for([
  ['art:welcom', 'did you mean "art:welcome"?'],
  ['art:banners/[key]', 'did you mean "art:banner/[key]"?'],
  ['art:sunset', 'draw it there, and run npm run schemas'],
])('in place of %s: %s', ([asked, hint]) => {
  const out = new MagicString(`import a from '${asked}';`);
  expect(replaceArtImports(out, { file: 'module.ts', ids, readValue: String })).toMatchObject([{ hint }]);
});
