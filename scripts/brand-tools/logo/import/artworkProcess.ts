import { ProblemsError } from '../../../lib/problem.ts';
import type { ArtworkReply } from './ArtworkReply.ts';
import { readArtwork } from './readArtwork.ts';

/**
 * Runs as the process that `readArtworkInProcess` starts: reads one file, and ends when its parent process disconnects.
 */
const [file, prefix] = process.argv.slice(2) as [string, string];
const reply = await read();
// The parent process may have exited this very moment.
if (process.connected) process.send!(reply, undefined, undefined, () => {});

async function read(): Promise<ArtworkReply> {
  try {
    return { artwork: await readArtwork(file, prefix) };
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    const { message, stack } = error as Error;
    return { failure: { message, stack } };
  }
}
