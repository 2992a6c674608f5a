import { expect, test } from 'vitest';
import type { Mutation } from './mutations.ts';
import { findEvery, runMutations, type TestLevel, type Workspace } from './runMutations.ts';

const toMutation = (name: string): Mutation => ({ name, kind: 'api', file: 'a.ts', from: 'a', to: 'b' });

/** A workspace in which each fault is found by one level, and what happens in it. */
function fakeWorkspace(foundBy: Record<string, TestLevel>, brokenLevel?: TestLevel) {
  const log: string[] = [];
  let planted: string | null = null;
  const failsTwice = () => [
    'a.test.ts › always',
    ...(planted ? [`a.test.ts › ${planted}`, `tests/visual/looks.spec.ts › home, ${planted}`] : []),
  ];
  const workspace: Workspace = {
    async applyMutation({ name }) {
      expect(planted).toBeNull();
      planted = name;
    },
    async restore() {
      planted = null;
    },
    async findFailure(level) {
      log.push(`${level} ${planted ?? 'without'}`);
      const fails = planted === null ? level === brokenLevel : foundBy[planted] === level;
      return fails ? `${level}.test.ts` : null;
    },
    async listFailures() {
      return ['types › types', 'b.test.ts › once', ...failsTwice()];
    },
    async listFailuresIn(words) {
      log.push(`${words.join()} ${planted ?? 'without'}`);
      return failsTwice();
    },
  };
  return { workspace, log };
}

test('tries more only where less finds nothing, and each level without a fault first', async () => {
  const { workspace, log } = fakeWorkspace({ one: 'changed', two: 'test' });
  const told: string[] = [];
  const outcomes = await runMutations(['one', 'two', 'three'].map(toMutation), workspace, 'all', (outcome) =>
    told.push(outcome.mutation.name),
  );
  expect(outcomes.map(({ level, test: found }) => [level, found])).toEqual([
    ['changed', 'changed.test.ts'],
    ['test', 'test.test.ts'],
    [null, null],
  ]);
  expect(log).toEqual([
    ...['test without', 'changed one'],
    ...['changed two', 'test two'],
    ...['changed three', 'test three', 'all without', 'all three'],
  ]);
  expect(told).toEqual(['one', 'two', 'three']);
});

test('goes no further than it is told to', async () => {
  const { workspace, log } = fakeWorkspace({ one: 'all' });
  expect((await runMutations([toMutation('one')], workspace, 'changed'))[0]?.level).toBeNull();
  expect(log).toEqual(['test without', 'changed one']);
});

test('refuses tests that fail without a fault', async () => {
  const { workspace } = fakeWorkspace({}, 'test');
  await expect(runMutations([toMutation('one')], workspace, 'all')).rejects.toThrow(
    'without any fault this fails (test): test.test.ts',
  );
});

test('puts the file back even when the run breaks off', async () => {
  const { workspace } = fakeWorkspace({});
  const findFailure = workspace.findFailure;
  let runs = 0;
  workspace.findFailure = (level) => (++runs === 2 ? Promise.reject(new Error('killed')) : findFailure(level));
  await expect(runMutations([toMutation('one')], workspace, 'changed')).rejects.toThrow('killed');
  await workspace.applyMutation(toMutation('two'));
});

test('a test has found a fault that fails twice with it and not without; without, each file is tried once', async () => {
  const { workspace, log } = fakeWorkspace({});
  const found: Record<string, string[]> = {};
  await findEvery(['one', 'two'].map(toMutation), workspace, 'changed', 'units', ({ name }, tests) => {
    found[name] = tests;
  });
  const toFound = (name: string) => [
    'types › types',
    `a.test.ts › ${name}`,
    `tests/visual/looks.spec.ts › home, ${name}`,
  ];
  expect(found).toEqual({ one: toFound('one'), two: toFound('two') });
  expect(log).toEqual(['b.test.ts,a.test.ts,home one', 'a.test.ts,home without', 'b.test.ts,a.test.ts,home two']);
});
