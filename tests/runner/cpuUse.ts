import { cpus } from 'node:os';

/** The milliseconds that the processors have worked and rested since the machine started, at a time since 1970. */
export interface CpuSample {
  at: number;
  busy: number;
  idle: number;
}

/** Tests of a kind that ran from a time to another, in milliseconds since 1970. */
export interface KindSpan {
  kind: string;
  start: number;
  end: number;
}

export interface CpuUse {
  /** Seconds of processor time. */
  cpuSeconds: number;
  /** The share of the processors' time that nothing used. */
  idleShare: number;
}

/** Stands for the time in which no test ran: starting, compiling, installing. */
export const BETWEEN_TESTS = 'between tests';

const SAMPLE_MS = 500;

function sampleCpu(): CpuSample {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (read: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + read(time), 0);
  return {
    at: Date.now(),
    busy: sum(({ user, nice, sys, irq }) => user + nice + sys + irq),
    idle: sum(({ idle }) => idle),
  };
}

/** Samples the processors from now on, with everything else that the machine does; the function that it gives ends that. */
export function startCpuMeter(): () => CpuSample[] {
  const samples = [sampleCpu()];
  const timer = setInterval(() => samples.push(sampleCpu()), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return [...samples, sampleCpu()];
  };
}

/** Shares what the processors did among the kinds of tests: at each moment among the tests that ran, in equal parts. */
export function shareCpuUse(samples: readonly CpuSample[], spans: readonly KindSpan[]): Map<string, CpuUse> {
  const sums = new Map<string, { busy: number; idle: number }>();
  for (const [index, { at, busy, idle }] of samples.slice(1).entries()) {
    const before = samples[index]!;
    const shares = shareInterval(before.at, at, spans);
    for (const [kind, share] of shares) {
      const sum = sums.get(kind) ?? { busy: 0, idle: 0 };
      sums.set(kind, { busy: sum.busy + share * (busy - before.busy), idle: sum.idle + share * (idle - before.idle) });
    }
  }
  return new Map(Array.from(sums, ([kind, sum]) => [kind, toCpuUse(sum)]));
}

/** Sums up what the processors did. */
export const totalCpuUse = (samples: readonly CpuSample[]): CpuUse =>
  shareCpuUse(samples, []).get(BETWEEN_TESTS) ?? { cpuSeconds: 0, idleShare: 0 };

/** The share of each kind in a stretch of time; together they are 1. */
function shareInterval(start: number, end: number, spans: readonly KindSpan[]): [kind: string, share: number][] {
  const overlaps = new Map<string, number>();
  let total = 0;
  for (const span of spans) {
    const overlap = Math.min(end, span.end) - Math.max(start, span.start);
    if (overlap <= 0) continue;
    overlaps.set(span.kind, (overlaps.get(span.kind) ?? 0) + overlap);
    total += overlap;
  }
  return total === 0 ? [[BETWEEN_TESTS, 1]] : Array.from(overlaps, ([kind, overlap]) => [kind, overlap / total]);
}

const toCpuUse = ({ busy, idle }: { busy: number; idle: number }): CpuUse => ({
  cpuSeconds: busy / 1000,
  idleShare: busy + idle === 0 ? 0 : idle / (busy + idle),
});
