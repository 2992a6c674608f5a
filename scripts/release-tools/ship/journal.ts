import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';

/** Steps of a run, in their order. */
const steps = ['sending', 'placing', 'switching', 'reading back', 'done'] as const;

/** The last run to a target: what was under way, and how far it came. */
const Journal = z.object({
  target: z.string(),
  /** The release that was served before, if there was one, and the one that is to be. */
  from: z.string().optional(),
  to: z.string(),
  /** The time at which it began. */
  since: z.string(),
  step: z.enum(steps),
  /** Machines that have been switched. */
  switched: z.array(z.string()),
});
export type Journal = Readonly<z.output<typeof Journal>>;

const fileOf = (cacheFolder: string, target: string) => path.join(cacheFolder, 'ship', `${target}.json`);

/** Reads the journal of a target; undefined before its first run. */
export const readJournal = async (cacheFolder: string, target: string): Promise<Journal | undefined> =>
  Journal.safeParse(tryParseJson(await readFile(fileOf(cacheFolder, target), 'utf8').catch(() => ''))).data;

/** Writes the journal of a target. */
export const writeJournal = (cacheFolder: string, journal: Journal): Promise<void> =>
  writeAtomically(fileOf(cacheFolder, journal.target), Buffer.from(`${JSON.stringify(journal)}\n`));

/** Describes what becomes of a run that was broken off; undefined if the last one was not. */
export function describeInterruption(former: Journal | undefined, to: string): string | undefined {
  if (!former || former.step === 'done') return undefined;
  const run = `the run of ${former.since} to ${former.to} was broken off while ${former.step}`;
  return former.to === to ? `Resuming: ${run}` : `Another release than before: ${run}; this one goes to ${to}`;
}
