import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { replaceArtImports } from './artImports.ts';
import { CodeError } from './CodeError.ts';

const ids = ['banner/01', 'banner/02', 'offline', 'pay/card', 'welcome'];

function compile(code: string): string {
  const out = new MagicString(code);
  replaceArtImports(out, ids, (key) => `site.${key}`);
  return out.toString();
}

/** What stands in place of a picture: `key` is that of the folder. */
const at = (key: string, name: string) => `\`\${site.${key}}/${name}.svg\``;
const welcome = at('artUrl$welcome', 'welcome');
const offline = at('artUrl$offline', 'offline');
const banner = (key: string) => at('artUrl$banner$', `banner-\${${key}}`);

test.for([
  ['its address', "import a from 'art:welcome';show(a);", `show(${welcome});`],
  ['one in a folder', "import a from 'art:pay/card';show(a);", `show(${at('artUrl$pay$card', 'pay-card')});`],
  ['every use', "import a from 'art:offline';f(a);g(a);", `f(${offline});g(${offline});`],
  ['a shorthand', "import a from 'art:offline';f({ a });", `f({ a: ${offline} });`],
  ['the picture, not other things of its name', "import a from 'art:offline';f(b.a, { a: 1 });", 'f(b.a, { a: 1 });'],
  ['one of a family', "import a from 'art:banner/[key]';f(a(pad(n)));", `f(${banner('pad(n)')});`],
  ['the keys of a family', "import { keys as all } from 'art:banner/[key]';f(all);", 'const all = ["01","02"];f(all);'],
  [
    'two pictures',
    "import a from 'art:welcome';import b, { keys } from 'art:banner/[key]';f(b(keys[0]), a);",
    `const keys = ["01","02"];f(${banner('keys[0]')}, ${welcome});`,
  ],
] as const)('an import is replaced by %s', ([, code, expected]) => {
  expect(compile(code)).toBe(expected);
});

test('a module without pictures stays as it is', () => {
  const code = "import a from './a.ts';f(a, 'art:welcome');";
  expect(compile(code)).toBe(code);
});

test.for([
  ["import a from 'art:welcom';", 'there is no picture art:welcom in templates/art; did you mean art:welcome?'],
  [
    "import a from 'art:banners/[key]';",
    'there is no picture art:banners/[key] in templates/art; did you mean art:banner/[key]?',
  ],
  ["import a from 'art:banner/[key]';f(a);", 'call a with one key'],
  ["import a from 'art:banner/[key]';f(a(...b));", 'call a with one key'],
  ["import a from 'art:banner/[key]';f(a());", 'call a with one key'],
  ["import { keys } from 'art:welcome';", 'art:welcome has nothing of that name'],
  ["import { other } from 'art:banner/[key]';", 'art:banner/[key] has nothing of that name'],
  ["import * as a from 'art:banner/[key]';", 'art:banner/[key] has nothing of that name'],
  ["import a from 'art:welcome';export { a };", 'a is a picture and can only be read'],
  ["import a from 'art:welcome';a = 1;", 'a is a picture and can only be read'],
  ["import a from 'art:welcome';const f = (a) => 1;", 'a is a picture and can only be read'],
  ["import a from 'art:welcome';function f() { const a = 1; }", 'a is a picture and can only be read'],
] as const)('%s is refused', ([code, message]) => {
  expect(() => compile(code)).toThrow(CodeError);
  expect(() => compile(code)).toThrow(message);
});
