import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { Hash } from './manifest.ts';
import { syncToDisk } from './syncToDisk.ts';

const LogNote = z.strictObject({
  act: z.enum(['build', 'rollback', 'ship']),
  /** Name of the release's folder. */
  release: z.string(),
  /** Number of the sites in it. */
  sites: z.int(),
  /** The hosts that were switched, where these are not all. */
  hosts: z.array(z.string()).optional(),
  /** Whether only chosen sites were to be switched, so that the release is a step between two. */
  isStep: z.literal(true).optional(),
  /** Name of the target that got it; of a fact about dist itself none. */
  to: z.string().optional(),
  reason: z.string().optional(),
  approvedBy: z.string().optional(),
});
/** A fact to be noted. */
export type LogNote = Readonly<z.output<typeof LogNote>>;

const LogEntry = z.strictObject({
  /** Counted from 1. */
  number: z.int().min(1),
  time: z.iso.datetime(),
  /** Who did it, as `name@machine`. */
  by: z.string(),
  ...LogNote.shape,
  /** SHA-256 of the line before, so that no line can be changed, removed or put between unnoticed; of the first, zeros. */
  previous: Hash,
});
/** A line of the log. */
export type LogEntry = Readonly<z.output<typeof LogEntry>>;

/** Lines of a log as far as they can be read, and what is wrong with them. */
export interface ReleaseLog {
  entries: readonly LogEntry[];
  /** Descriptions such as `line 3 does not follow from the line before`. */
  damage: readonly string[];
}

/** Name of the log beside the releases of a dist. */
export const logFile = 'log.jsonl';

const noLine = '0'.repeat(64);

/** Lists the lines of a log that were written to their end; the last one may have been cut off by a crash. */
const toLines = (text: string): string[] => text.split('\n').slice(0, -1);

/** Parses a log, and checks that each line follows from the one before. */
export function parseLog(text: string): ReleaseLog {
  const [entries, damage]: [LogEntry[], string[]] = [[], []];
  let previous = noLine;
  for (const [index, line] of toLines(text).entries()) {
    const { data: entry } = LogEntry.safeParse(tryParseJson(line));
    if (!entry) damage.push(`line ${index + 1} is no entry`);
    else {
      entries.push(entry);
      if (entry.previous !== previous || entry.number !== index + 1)
        damage.push(`line ${index + 1} does not follow from the line before`);
    }
    previous = sha256(line);
  }
  return { entries, damage };
}

/** Renders the line that follows on the text of a log. */
export function renderNextLine(text: string, note: LogNote, { time, by }: Pick<LogEntry, 'time' | 'by'>): string {
  const lines = toLines(text);
  const last = lines.at(-1);
  const entry: LogEntry = { number: lines.length + 1, time, by, ...note, previous: last ? sha256(last) : noLine };
  return `${JSON.stringify(entry)}\n`;
}

/** Reads the text of a log; empty where there is none. */
export function readLogText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Tells who runs this process. */
export const readOwnName = (): string => `${userInfo().username}@${hostname()}`;

/**
 * Adds a note to the log in the folder of the releases, and brings it to disk. The file is replaced, because a copy of the
 * folder by hard links has the same one.
 */
export async function appendToLog(releases: string, note: LogNote): Promise<void> {
  const file = path.join(releases, logFile);
  const text = readLogText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const line = renderNextLine(whole, note, { time: new Date().toISOString(), by: readOwnName() });
  await writeAtomically(file, Buffer.from(whole + line));
  await syncToDisk([file, releases]);
}

/** Lists the releases that a log names as published in its dist, the last one first. */
export const listByLog = ({ entries }: Pick<ReleaseLog, 'entries'>): string[] => [
  ...new Set(
    entries
      .filter(({ to }) => to === undefined)
      .map(({ release }) => release)
      .reverse(),
  ),
];

/**
 * Lists the releases to go back to from a release, the last one first: those that were published as a whole before it, but for
 * those that somebody has gone back from; from a rollback of some sites, those before the release that it was made from.
 *
 * @param entries lines about one dist or one target
 */
export function listReleasesBefore(entries: readonly LogEntry[], name: string): string[] {
  const published: string[] = [];
  for (const { act, release, isStep } of entries) {
    if (isStep) continue;
    const known = act === 'rollback' ? published.lastIndexOf(release) : -1;
    if (known >= 0) published.length = known;
    published.push(release);
  }
  const { act, isStep } = entries.findLast(({ release }) => release === name) ?? {};
  if (act === 'rollback' && isStep) published.pop();
  return [...new Set(published.reverse())].filter((one) => one !== name);
}

/** Returns the release that was shipped to each target last, or gone back to there, by the target's name. */
export const findServedReleases = ({ entries }: Pick<ReleaseLog, 'entries'>): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ to, release }) => (to === undefined ? [] : [[to, release]])));
