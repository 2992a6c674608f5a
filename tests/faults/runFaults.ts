import type { Fault } from './faults.ts';

/** How much is run to find a fault. Each level includes the one before. */
export const levels = ['changed', 'test', 'all'] as const;
export type Level = (typeof levels)[number];

/** A copy of the project in which faults are planted one at a time. */
export interface Workspace {
  plant(fault: Fault): Promise<void>;
  /** Puts everything back as it was before `plant`. */
  restore(fault: Fault): Promise<void>;
  /** The first test that fails; null when all pass. */
  findFailure(level: Level): Promise<string | null>;
}

export interface Outcome {
  fault: Fault;
  /** Null for a fault that escaped. */
  level: Level | null;
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
export async function runFaults(
  faults: readonly Fault[],
  workspace: Workspace,
  last: Level,
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const tried = levels.slice(0, levels.indexOf(last) + 1);
  const healthy = new Set<Level>();
  const assertHealthy = async (asked: Level) => {
    const level = asked === 'changed' ? 'test' : asked;
    if (healthy.has(level)) return;
    const failure = await workspace.findFailure(level);
    if (failure !== null) throw new Error(`without any fault this fails (${level}): ${failure}`);
    healthy.add(level);
  };

  const search = async (fault: Fault): Promise<Pick<Outcome, 'level' | 'test'>> => {
    for (const level of tried) {
      await assertHealthy(level);
      await workspace.plant(fault);
      const test = await workspace.findFailure(level).finally(() => workspace.restore(fault));
      if (test !== null) return { level, test };
    }
    return { level: null, test: null };
  };

  const outcomes: Outcome[] = [];
  for (const fault of faults) {
    const started = performance.now();
    const found = await search(fault);
    const outcome = { fault, ...found, seconds: Math.round((performance.now() - started) / 1000) };
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}
