import type { Output } from './CommandIo.ts';

/** Reports the progress of long work: on a terminal in one changing line, elsewhere in a line each. */
export interface Progress {
  report(phrase: string): void;
  /** Removes the changing line. */
  clear(): void;
}

const clearLine = '\r\u001b[K';

export function startProgress(output: Pick<Output, 'write' | 'isTTY' | 'columns'>): Progress {
  if (!output.isTTY) return { report: (phrase) => void output.write(`${phrase}\n`), clear: () => {} };
  return {
    // A line that wraps could not be cleared.
    report: (phrase) => void output.write(clearLine + phrase.slice(0, (output.columns ?? 80) - 1)),
    clear: () => void output.write(clearLine),
  };
}
