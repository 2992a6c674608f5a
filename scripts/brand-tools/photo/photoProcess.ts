import type { PhotoPlace } from '../../../brands/photoPlaces.ts';
import { answerParent } from '../../lib/limitedProcess.ts';
import { readPhoto } from './readPhoto.ts';

/**
 * Runs as the process that `readPhotoInProcess` starts: reads one photograph, and ends when its parent process
 * disconnects.
 */
const [file, place, ground] = process.argv.slice(2) as [string, PhotoPlace, string];
await answerParent(() => readPhoto(file, place, ground));
