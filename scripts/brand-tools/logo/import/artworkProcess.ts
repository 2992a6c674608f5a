import { answerParent } from '../../../lib/limitedProcess.ts';
import { readArtwork } from './readArtwork.ts';

/**
 * Runs as the process that `readArtworkInProcess` starts: reads one file, and ends when its parent process disconnects.
 */
const [file, prefix] = process.argv.slice(2) as [string, string];
await answerParent(() => readArtwork(file, prefix));
