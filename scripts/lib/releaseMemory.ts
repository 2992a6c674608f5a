import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects all garbage of this process and gives its pages back to the system: for a process that is about to wait for
 * another one, or that begins something else, and whose heap would stay as large as it was.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
