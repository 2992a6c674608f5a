import { existsSync } from 'node:fs';
import { releasesFolder } from '../../build/output/currentRelease.ts';
import { appendToLog, type LogNote, parseLog, readOwnName, renderNextLine } from '../../build/output/releaseLog.ts';
import type { Machine } from './targets/Machine.ts';

/**
 * Notes that machines were switched, in the log of each and in that of dist, unless their last line says so.
 *
 * @param hosts the hosts that have changed; none where a run that goes on after the switch no longer knows
 */
export async function noteSwitch(
  machines: readonly Machine[],
  dist: string,
  { hosts = [], ...rest }: LogNote,
): Promise<void> {
  const fact: LogNote = { ...rest, ...(hosts.length > 0 && hosts.length < rest.sites && { hosts: hosts.toSorted() }) };
  const author = { time: new Date().toISOString(), by: readOwnName() };
  const logs = await Promise.all(machines.map((machine) => machine.readLog()));
  const isNoted = (text: string) => parseLog(text).entries.at(-1)?.release === fact.release;
  await Promise.all(
    machines.map(async (machine, index) => {
      const text = logs[index]!;
      if (!isNoted(text)) await machine.writeLog(text + renderNextLine(text, fact, author));
    }),
  );
  // A copy of a release has no log of its own.
  if (!logs.every(isNoted) && existsSync(releasesFolder(dist))) await appendToLog(releasesFolder(dist), fact);
}
