import type { TestPart } from '../runner/selectTests.ts';
import type { Mutation } from './mutations.ts';

/** How much is run to find a fault. Each level includes the one before. */
export const testLevels = ['changed', 'test', 'all'] as const;
export type TestLevel = (typeof testLevels)[number];

/** A copy of the project in which faults are planted one at a time. */
export interface Workspace {
  applyMutation(mutation: Mutation): Promise<void>;
  /** Puts everything back as it was before `plant`. */
  restore(mutation: Mutation): Promise<void>;
  /** The first test that fails; null when all pass. */
  findFailure(level: TestLevel): Promise<string | null>;
  /** Every test of a part that fails. */
  listFailures(level: TestLevel, part: TestPart): Promise<string[]>;
  /** Every test of a part that fails, of those that these words choose. */
  listFailuresIn(words: readonly string[], part: TestPart): Promise<string[]>;
}

export interface MutationOutcome {
  mutation: Mutation;
  /** Null for a fault that escaped. */
  level: TestLevel | null;
  /** The first test that failed. */
  test: string | null;
  seconds: number;
}

/**
 * Plants the faults one after another and tries the levels up to `last` until a test fails. Throws when a level fails
 * without any fault: it would seem to find them all. What `changed` chooses is part of `test`, which proves it: without a
 * fault nothing has changed, and nothing would be chosen.
 *
 * @param onOutcome told of each fault as soon as it was found or escaped
 */
export async function runMutations(
  mutations: readonly Mutation[],
  workspace: Workspace,
  last: TestLevel,
  onOutcome: (outcome: MutationOutcome) => void = () => {},
): Promise<MutationOutcome[]> {
  const tried = testLevels.slice(0, testLevels.indexOf(last) + 1);
  const healthy = new Set<TestLevel>();
  const assertHealthy = async (asked: TestLevel) => {
    const level = asked === 'changed' ? 'test' : asked;
    if (healthy.has(level)) return;
    const failure = await workspace.findFailure(level);
    if (failure !== null) throw new Error(`without any fault this fails (${level}): ${failure}`);
    healthy.add(level);
  };

  const search = async (mutation: Mutation): Promise<Pick<MutationOutcome, 'level' | 'test'>> => {
    for (const level of tried) {
      await assertHealthy(level);
      await workspace.applyMutation(mutation);
      const test = await workspace.findFailure(level).finally(() => workspace.restore(mutation));
      if (test !== null) return { level, test };
    }
    return { level: null, test: null };
  };

  const outcomes: MutationOutcome[] = [];
  for (const mutation of mutations) {
    const started = performance.now();
    const found = await search(mutation);
    const outcome = { mutation, ...found, seconds: Math.round((performance.now() - started) / 1000) };
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

/** The word by which npm test runs a test again: its file, or its screen. */
function toWord(test: string): string | undefined {
  const [file = '', title = ''] = test.split(' › ');
  if (/^tests\/visual\/(?:screens|looks)\.spec\.ts$/.test(file)) return title.split(',')[0];
  return /\.(?:test|spec)\.tsx?$/.test(file) ? file : undefined;
}

/**
 * Plants the faults one after another and gives all tests of a part that fail. Their files and screens run again with the
 * fault, and once without any: a test that a busy machine makes fail has found nothing, nor has one that fails anyway.
 *
 * @param onFound told of each fault as soon as its tests have run
 */
export async function findEvery(
  mutations: readonly Mutation[],
  workspace: Workspace,
  level: TestLevel,
  part: TestPart,
  onFound: (mutation: Mutation, tests: string[]) => void,
): Promise<void> {
  const wordsOf = (tests: readonly string[]) => new Set(tests.flatMap((test) => toWord(test) ?? []));
  const runAgain = async (words: ReadonlySet<string>) =>
    new Set(words.size === 0 ? [] : await workspace.listFailuresIn([...words], part));
  const listTwice = async () => {
    const tests = await workspace.listFailures(level, part);
    const again = await runAgain(wordsOf(tests));
    return tests.filter((test) => again.has(test) || toWord(test) === undefined);
  };

  const tried = new Set<string>();
  const failing = new Set<string>();
  for (const mutation of mutations) {
    await workspace.applyMutation(mutation);
    const tests = await listTwice().finally(() => workspace.restore(mutation));
    const untried = wordsOf(tests).difference(tried);
    for (const word of untried) tried.add(word);
    for (const test of await runAgain(untried)) failing.add(test);
    // What a run says of itself differs from run to run.
    const found = tests.map((test) => test.replace(/^(the test run itself):.*/s, '$1'));
    onFound(
      mutation,
      found.filter((test) => !failing.has(test)),
    );
  }
}
