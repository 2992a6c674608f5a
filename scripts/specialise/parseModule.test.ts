import { describe, expect, test } from 'vitest';
import { parseModule } from './parseModule.ts';

const constantsOf = (code: string, ...constantExports: string[]) =>
  parseModule(code, new Set(constantExports)).constants;

test('imports have the chunk, the imported names and the offsets of the declaration', () => {
  const code = 'import{n as e,default as t,r}from"./a.js";import"./b.js";import d from"./c.js";e(t,r,d);';
  const { imports } = parseModule(code, new Set());
  expect(imports.map(({ from, names, start, end }) => [from, names, code.slice(start, end)])).toEqual([
    ['a.js', ['n', 'default', 'r'], 'import{n as e,default as t,r}from"./a.js";'],
    ['b.js', [], 'import"./b.js";'],
    ['c.js', ['default'], 'import d from"./c.js";'],
  ]);
});

test('lazy imports with a literal address are listed once each', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const code = 'import(`./a.js`);import("./b.js").then(x);import("./a.js");import(y);import(`./${y}.js`);import.meta;';
  expect(parseModule(code, new Set()).lazyChunks).toEqual(['a.js', 'b.js']);
});

describe('constants', () => {
  test.each([
    ['a string', 'var a="x";export{a as n};', '"x"'],
    ['a string with an escaped quote', String.raw`var a="x\"y",b=1;export{a as n};`, String.raw`"x\"y"`],
    ['a template without places', 'var b=2,a=`x`;export{a as n};', '`x`'],
    ['a number', 'var a=-1.5;export{a as n};', '-1.5'],
    ['a large number', 'var a=1e3;export{a as n};', '1e3'],
    ['true as the minifier writes it', 'var a=!0;export{a as n};', '!0'],
    ['nothing', 'var a=void 0;export{a as n};', 'void 0'],
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
  ])('%s is none', (_, code) => {
    expect(constantsOf(code, 'n')).toEqual({});
  });

  test('only constant exports are given', () => {
    expect(constantsOf('var a=1,b=2;export{a,b};', 'b')).toEqual({ b: '2' });
  });
});
