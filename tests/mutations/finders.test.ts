import { expect, test } from 'vitest';
import { addFinders, findLostFaults, hashMutation } from './finders.ts';
import type { Mutation } from './mutations.ts';

const toMutation = (name: string): Mutation => ({ name, kind: 'api', file: 'a.ts', from: 'a', to: 'b' });
const mutations = ['one', 'two'].map(toMutation);
const [one, two] = mutations as [Mutation, Mutation];
const fault = hashMutation(one);

test('what is found stands beside what the other part has found, in the order of the faults', () => {
  const before = { gone: { fault }, two: { fault, units: ['a › x'] } };
  const found = addFinders(before, mutations, { mutation: one, part: 'units', tests: ['b › y', 'a › x', 'a › x'] });
  const after = addFinders(found, mutations, { mutation: two, part: 'browser', tests: [] });
  expect(JSON.stringify(after)).toBe(
    JSON.stringify({ one: { fault, units: ['a › x', 'b › y'] }, two: { fault, units: ['a › x'], browser: [] } }),
  );
});

test('what was found with another text of the fault is dropped', () => {
  const before = { one: { fault: 'other', units: ['a › x'] } };
  expect(addFinders(before, mutations, { mutation: one, part: 'browser', tests: ['c › z'] })).toEqual({
    one: { fault, browser: ['c › z'] },
  });
});

test('a fault is lost with the last test that found it, whatever way its title was written', () => {
  const sources: Record<string, string> = {
    'a/a.test.ts': `test('adds (all)', f); test.for([['one row']])('%s', f); test.for([])('$name is %s', f); test(\`\${b} ends\`, f); // isn't`,
  };
  const lost = (...units: string[]) =>
    findLostFaults({ one: { fault, units } }, mutations, (file) => sources[file]).length;
  expect(lost('a/a.test.ts › group › adds (all)')).toBe(0);
  expect(lost('a/a.test.ts › Ann is here')).toBe(0);
  expect(lost('a/a.test.ts › it ends')).toBe(0);
  expect(lost('a/a.test.ts › one row')).toBe(0);
  expect(lost('types › types')).toBe(0);
  expect(lost('a/a.test.ts › another row')).toBe(1);
  expect(lost('a/a.test.ts › adds')).toBe(1);
  expect(lost('b/b.test.ts › adds (all)')).toBe(1);
  expect(lost('a/a.test.ts › adds', 'a/a.test.ts › adds (all)')).toBe(0);
});
