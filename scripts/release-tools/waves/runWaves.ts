import type { WaveJournal } from './waveJournal.ts';

type Wave = WaveJournal['waves'][number];

interface WaveRun {
  waves: readonly Wave[];
  /** Number of the wave after which to stop. Default: the last. */
  until?: number | undefined;
  /** Ships the sites at these hosts; all of the release with the last wave, so that what it no longer has goes. */
  ship: (hosts: readonly string[] | 'all') => Promise<void>;
  /** Tries what a wave has brought; returns descriptions of what failed. */
  check: (wave: Wave) => Promise<readonly string[]>;
  /** Notes how far the waves have come. */
  note: (waves: readonly Wave[]) => Promise<void>;
  report: (phrase: string) => void;
}

/** State of waves when a run has ended. */
export interface WaveResult {
  /** Number of the last wave that was passed; 0 for none. */
  passed: number;
  /** Failures of the wave after it, which is served, too. */
  failures: readonly string[];
}

/**
 * Ships wave after wave, from the first that has not been passed: each is tried before the next begins, and one that fails
 * is the last. A wave that was shipped by a run that was broken off is shipped and tried again, which sends nothing.
 */
export async function runWaves({
  waves,
  until = waves.length,
  ship,
  check,
  note,
  report,
}: WaveRun): Promise<WaveResult> {
  let done: readonly Wave[] = waves;
  for (const wave of waves) {
    if (wave.isPassed) continue;
    if (wave.number > until) break;
    report(
      `Wave ${wave.number} of ${waves.length}: ${wave.hosts.length} of ${waves.flatMap(({ hosts }) => hosts).length} hosts`,
    );
    const before = waves.filter(({ number }) => number <= wave.number).flatMap(({ hosts }) => hosts);
    await ship(wave.number === waves.length ? 'all' : before);
    const failures = await check(wave);
    if (failures.length > 0) return { passed: wave.number - 1, failures };
    done = done.map((one) => (one.number === wave.number ? { ...one, isPassed: true } : one));
    await note(done);
  }
  return { passed: done.filter(({ isPassed }) => isPassed).length, failures: [] };
}
