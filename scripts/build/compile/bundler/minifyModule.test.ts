import { describe, expect, test } from 'vitest';
import { minifyModule, parseMinified } from './minifyModule.ts';

const minifyNames = async (source: string, ...constantExports: string[]) =>
  (await minifyModule('chunk.js', source, new Set(constantExports), false)).minified;
const constantsOf = (code: string, ...constantExports: string[]) =>
  parseMinified('chunk.js', code, new Set(constantExports)).constants;

describe('the minifier writes', () => {
  test('imports as they are expected, and their declarations are found', async () => {
    const source = `
      import standard, { a as first, b, default as again } from './one.js';
      import only from './two.js';
      import { c } from './three.js';
      import './four.js';
      use(standard, first, b, again, only, c);`;
    const { code, imports } = await minifyNames(source);
    expect(imports.map(({ from, bindings }) => [from, bindings.map(({ imported }) => imported)])).toEqual([
      ['one.js', ['default', 'a', 'b', 'default']],
      ['two.js', ['default']],
      ['three.js', ['c']],
      ['four.js', []],
    ]);
    const locals = imports.flatMap(({ bindings }) => bindings.map(({ local }) => local));
    expect(code).toContain(`use(${locals.join()})`);
    const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
    expect(rest).toMatch(/^use\(\w,\w,\w,\w,\w,\w\);$/);
  });

  test('lazy imports of a chunk by its name, with the export that each takes', async () => {
    const source =
      'load((u) => import(u("./a.js")));load((u) => import(u("./b.js")).then(x));load((u) => import(u("./a.js")).then((n) => n.t));import(y);import(`./c` + y);';
    expect((await minifyNames(source)).lazyImports).toEqual([
      { from: 'a.js' },
      { from: 'b.js' },
      { from: 'a.js', exported: 't' },
    ]);
  });

  test.for<[what: string, value: string, literal: string | undefined]>([
    ['a text', '"x"', '`x`'],
    ['a text with a quote', String.raw`"x\"y"`, '`x"y`'],
    ['a number', '-1.5', '-1.5'],
    ['a large number', '10_000', '1e4'],
    ['true', 'true', '!0'],
    ['nothing', 'void 0', 'void 0'],
    ['null', 'null', 'null'],
    ['a folded condition', '1 < 2 ? "a" + "b" : f()', '`ab`'],
    ['a call', 'f("x")', undefined],
  ])('%s as a constant in a form that is found', async ([, value, literal]) => {
    const { constants } = await minifyNames(`var a = ${value}; use(a); export { a as n };`, 'n');
    expect(constants.n).toBe(literal);
  });

  test('nothing, and reports the error, where the code does not parse', async () => {
    await expect(minifyNames('var var;')).rejects.toThrow('chunk chunk.js cannot be minified');
  });
});

test.for(['import*as n from"./a.js";', 'import{"a b" as n}from"./a.js";', 'import n from"react";'])(
  '%s is refused',
  (code) => {
    expect(() => parseMinified('main.js', code, new Set())).toThrow(
      'chunk main.js imports in a form that is not expected',
    );
  },
);

describe('constants', () => {
  test.each([
    ['a template without places', 'var b=2,a=`x`;export{a as n};', '`x`'],
    ['a name given a value elsewhere too', 'var a="x";function f(){var a=1;return a}export{a as n,f};', '"x"'],
    ['a name that also stands in a text', 'var b="a=1",a="x";export{a as n,b};', '"x"'],
  ])('%s is one', (_, code, literal) => {
    expect(constantsOf(code, 'n')).toEqual({ n: literal });
  });

  test.each([
    ['a call', 'var a=f("x");export{a as n};'],
    ['a sum that begins with a literal', 'var a="x"+y;export{a as n};'],
    ['a comparison', 'var a=1<y;export{a as n};'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    ['a template with a place', 'var a=`x${y}`;export{a as n};'],
    ['a regular expression', 'var a=/x/g;export{a as n};'],
    ['a long text', `var a="${'x'.repeat(63)}";export{a as n};`],
    ['a literal of another name', 'var a=f(),ba="x",$a=1;o.a=2;export{a as n};'],
    ['an inner literal of the same name', 'var a=f();function g(){var a="x";return a}export{a as n,g};'],
    ['a name declared without a value', 'var a;function g(){var a="x";return a}export{a as n,g};'],
  ])('%s is none', (_, code) => {
    expect(constantsOf(code, 'n')).toEqual({});
  });

  test('only constant exports are given', () => {
    expect(constantsOf('var a=1,b=2;export{a,b};', 'b')).toEqual({ b: '2' });
  });
});
