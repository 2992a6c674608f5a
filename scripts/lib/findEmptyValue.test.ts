import { expect, test } from 'vitest';
import { findEmptyValue } from './findEmptyValue.ts';

const find = (...args: string[]) => findEmptyValue(args, (flag) => flag === '--cache' || flag === '--only');

test.for([[''], [' '], ['\t\n'], [','], [' , ;'], ['\u00a0'], ['\u200b'], ['""'], ["''"]])(
  '%j is no value of an option, and no argument',
  ([value]) => {
    expect(find('--json', '--cache', value!, '--only', 'a')).toBe('--cache has no value');
    expect(find(`--cache=${value}`)).toBe('--cache has no value');
    expect(find('shard-1', value!)).toBe('an argument is empty');
  },
);

test('the next option is no value', () => {
  expect(find('--cache', '--only', 'a')).toBe('--cache has no value');
  expect(find('--json', '--only', '--cache')).toBe('--only has no value');
});

test.for([
  [],
  ['--json', '--cache', '.', '--only', 'a', 'b'],
  ['--cache=a=b', '--only=--json'],
  ['--cache', '-1', '/', '..'],
  ['--other', '--json'],
])('%j has all values', (args) => {
  expect(find(...args)).toBeUndefined();
});
