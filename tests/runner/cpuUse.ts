import { cpus } from 'node:os';
import type { TestResult } from './TestResult.ts';

/** The milliseconds that the processors have worked and rested since the machine started, at a time since 1970. */
export interface CpuSample {
  at: number;
  busy: number;
  idle: number;
}

/** What the processors did while tests of a kind ran. */
export interface CpuUse {
  cpuSeconds: number;
  /** The share of the processors' time that nothing used. */
  idleShare: number;
}

/** Stands for the time in which no test ran: starting, compiling, installing. */
export const BETWEEN_TESTS = 'between tests';

const SAMPLE_MS = 500;

function sampleCpu(): CpuSample {
  const sample = { at: Date.now(), busy: 0, idle: 0 };
  for (const { times } of cpus()) {
    sample.idle += times.idle;
    sample.busy += times.user + times.nice + times.sys + times.irq;
  }
  return sample;
}

/** Samples the processors from now on, with everything else that the machine does; the function that it gives ends that. */
export function startCpuMeter(): () => CpuSample[] {
  const samples = [sampleCpu()];
  const timer = setInterval(() => samples.push(sampleCpu()), SAMPLE_MS).unref();
  return () => {
    clearInterval(timer);
    return [...samples, sampleCpu()];
  };
}

/** Shares what the processors did among the kinds of tests: at each moment among the tests that ran, in equal parts. */
export function shareCpuUse(
  samples: readonly CpuSample[],
  tests: readonly Pick<TestResult, 'kind' | 'start' | 'seconds'>[],
): Map<string, CpuUse> {
  const sums = new Map<string, { busy: number; idle: number }>();
  for (const [index, { at, busy, idle }] of samples.slice(1).entries()) {
    const before = samples[index]!;
    const overlapOf = ({ start, seconds }: (typeof tests)[number]) =>
      Math.min(at, start + seconds * 1000) - Math.max(before.at, start);
    const running = tests.map((test) => [test.kind, overlapOf(test)] as const).filter(([, overlap]) => overlap > 0);
    const parts = running.length > 0 ? running : ([[BETWEEN_TESTS, 1]] as const);
    const total = parts.reduce((sum, [, overlap]) => sum + overlap, 0);
    for (const [kind, overlap] of parts) {
      const sum = sums.get(kind) ?? { busy: 0, idle: 0 };
      sum.busy += ((busy - before.busy) * overlap) / total;
      sum.idle += ((idle - before.idle) * overlap) / total;
      sums.set(kind, sum);
    }
  }
  const toUse = ({ busy, idle }: { busy: number; idle: number }): CpuUse => {
    return { cpuSeconds: busy / 1000, idleShare: idle / (busy + idle || 1) };
  };
  return new Map(Array.from(sums, ([kind, sum]) => [kind, toUse(sum)]));
}
