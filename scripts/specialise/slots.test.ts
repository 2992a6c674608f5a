import { expect, test } from 'vitest';
import { cutAtSlots, fillSlots, slotOf } from './slots.ts';

const fill = (code: string, values: Record<string, unknown>) => fillSlots(cutAtSlots(code), values);
const run = (code: string) => new Function(`return ${code}`)();

test.for<[string, string, unknown, unknown]>([
  ['a text', `[${slotOf('x')}]`, 'it\'s "so"', ['it\'s "so"']],
  ['a text in a template', ['`a$', `{${slotOf('x')}}b`, '`'].join(''), '`$`\\', 'a`$`\\b'],
  ['a list', `${slotOf('x')}.length`, ['a', 'b'], 2],
  ['an object at the start of an arrow function', `(()=>${slotOf('x')}.a)()`, { a: 1 }, 1],
  ['a number before a dot', `${slotOf('x')}.toFixed(1)`, 5, '5.0'],
  ['a negative number', `1-${slotOf('x')}`, -2, 3],
])('%s stands where it is shown', ([, code, value, expected]) => {
  expect(run(fill(code, { x: value }))).toEqual(expected);
});

test('fails where the site has no such value', () => {
  expect(() => fill(`[${slotOf('x')}]`, {})).toThrow('no value named x');
});
