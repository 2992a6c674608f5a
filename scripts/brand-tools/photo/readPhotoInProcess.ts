import type { PhotoPlace } from '../../../brands/photoPlaces.ts';
import { toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { runInLimitedProcess } from '../../lib/limitedProcess.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import type { ReadPhoto } from './readPhoto.ts';

/** Largest cost of a photograph; one of 24 million pixels takes 2 seconds and 300 MB. */
const limits = { seconds: 60, megabytes: 1024 };

/** Calls `readPhoto` in a process of its own, which is killed when it takes too long or too much memory. */
export const readPhotoInProcess = (file: string, place: PhotoPlace, ground: string): Promise<ReadPhoto> =>
  runInLimitedProcess(new URL('./photoProcess.ts', import.meta.url), [file, place, ground], limits, (cost) => {
    const hint = 'export it as JPEG, 4000 pixels wide';
    return new ProblemsError([toFileProblem(toPrintable(file, 200), `reading it takes ${cost}`, hint)]);
  });
