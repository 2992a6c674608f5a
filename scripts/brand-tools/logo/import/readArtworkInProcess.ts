import { toPrintable } from '../../../build/config/parse/problemMessageFormatting.ts';
import { type ProcessLimits, runInLimitedProcess } from '../../../lib/limitedProcess.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import type { ReadArtwork } from './readArtwork.ts';

/** Largest cost of a file; a logo takes a second or two, and 300 MB. */
const defaultLimits: ProcessLimits = { seconds: 60, megabytes: 1024 };

/**
 * Calls `readArtwork` in a process of its own, which is killed when it takes too long or too much memory: drawing and
 * tracing cannot be interrupted, and a small file can ask for a lot. Throws what `readArtwork` throws, and a
 * ProblemsError that names the file if the process was killed.
 */
export const readArtworkInProcess = (
  file: string,
  prefix: string,
  limits: ProcessLimits = defaultLimits,
): Promise<ReadArtwork> =>
  runInLimitedProcess(new URL('./artworkProcess.ts', import.meta.url), [file, prefix], limits, (cost) => {
    const hint = 'simplify the logo, or give a PNG of it that is 1600 pixels wide';
    return new ProblemsError([toFileProblem(toPrintable(file, 200), `reading it takes ${cost}`, hint)]);
  });
