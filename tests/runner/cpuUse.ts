import { cpus } from 'node:os';
import type { TestResult } from './runners.ts';

/** The milliseconds that the processors have worked and rested since the machine started. */
export interface CpuSample {
  at: number;
  busy: number;
  idle: number;
}

/** Stands for the whole run in the table. */
export const IN_ALL = 'in all';

/** Reads how long the processors have worked and rested until now, for everything that the machine does. */
export function sampleCpu(): CpuSample {
  const sample = { at: Date.now(), busy: 0, idle: 0 };
  for (const { times } of cpus()) {
    sample.idle += times.idle;
    sample.busy += times.user + times.nice + times.sys + times.irq;
  }
  return sample;
}

/** Shares what the processors did among the kinds of tests: at each moment among the tests that ran, in equal parts. */
export function shareCpuUse(samples: readonly CpuSample[], tests: readonly TestResult[]) {
  const uses: Record<string, { busy: number; idle: number }> = {};
  for (const [index, { at, busy, idle }] of samples.slice(1).entries()) {
    const before = samples[index]!;
    const overlapOf = ({ start, seconds }: TestResult) =>
      Math.min(at, start + seconds * 1000) - Math.max(before.at, start);
    const running = tests.map((test) => [test.kind, overlapOf(test)] as const).filter(([, overlap]) => overlap > 0);
    const total = running.reduce((sum, [, overlap]) => sum + overlap, 0) || 1;
    for (const [kind, overlap] of [...running, [IN_ALL, total] as const]) {
      uses[kind] ??= { busy: 0, idle: 0 };
      const use = uses[kind];
      use.busy += ((busy - before.busy) * overlap) / total;
      use.idle += ((idle - before.idle) * overlap) / total;
    }
  }
  return uses;
}
