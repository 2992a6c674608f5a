import { expect, test } from 'vitest';
import type { CompiledValue, ValuesByKey } from '../compile/CompiledValues.ts';
import { fillPlaceholders, placeholderFor, splitAtPlaceholders } from './placeholders.ts';

const fill = (code: string, values: ValuesByKey) => fillPlaceholders(splitAtPlaceholders(code), values);
const run = (code: string) => new Function(`return ${code}`)();

test.for<[string, string, CompiledValue, unknown]>([
  ['a text', `[${placeholderFor('x')}]`, 'it\'s "so"', ['it\'s "so"']],
  ['a text in a template', ['`a$', `{${placeholderFor('x')}}b`, '`'].join(''), '`$`\\', 'a`$`\\b'],
  ['a list', `${placeholderFor('x')}.length`, ['a', 'b'], 2],
  ['an object at the start of an arrow function', `(()=>${placeholderFor('x')}.a)()`, { a: 'b' }, 'b'],
  ['a number before a dot', `${placeholderFor('x')}.toFixed(1)`, 5, '5.0'],
  ['a negative number', `1-${placeholderFor('x')}`, -2, 3],
])('a placeholder is replaced by %s', ([, code, value, expected]) => {
  expect(run(fill(code, { x: value }))).toEqual(expected);
});

test('throws where the site lacks a value', () => {
  expect(() => fill(`[${placeholderFor('x')}]`, {})).toThrow('no value named x');
});
