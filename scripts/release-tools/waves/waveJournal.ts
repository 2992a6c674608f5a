import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { UsageError } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';

/** Schema of the waves in which a target gets a release, and how far they have come. */
const WaveJournal = z.object({
  /** The release that goes there. */
  to: z.string(),
  /** The release that was served before the first wave. */
  from: z.string(),
  waves: z.array(z.object({ number: z.int(), hosts: z.array(z.string()), minutes: z.number(), isPassed: z.boolean() })),
});
export type WaveJournal = Readonly<z.output<typeof WaveJournal>>;

const fileOf = (cacheFolder: string, target: string) => path.join(cacheFolder, 'ship', `${target}.waves.json`);

/** Reads the waves of a target; undefined before the first. */
export const readWaves = async (cacheFolder: string, target: string): Promise<WaveJournal | undefined> =>
  WaveJournal.safeParse(tryParseJson(await readFile(fileOf(cacheFolder, target), 'utf8').catch(() => ''))).data;

/** Writes the waves of a target. */
export const writeWaves = (cacheFolder: string, target: string, journal: WaveJournal): Promise<void> =>
  writeAtomically(fileOf(cacheFolder, target), Buffer.from(`${JSON.stringify(journal)}\n`));

/** Finds the release that a target served before the first wave of the last one. Throws a UsageError if there was none. */
export async function findReleaseBefore(cacheFolder: string, target: string): Promise<string> {
  const journal = await readWaves(cacheFolder, target);
  if (journal) return journal.from;
  throw new UsageError(`nothing was shipped to ${target} in waves; name a release that it keeps with --release`);
}
