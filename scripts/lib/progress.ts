/** Reports the progress of long work: on a terminal in one changing line, elsewhere in a line each. */
export interface Progress {
  report(phrase: string): void;
  /** Removes the changing line. */
  clear(): void;
}

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

const clearLine = '\r\u001b[K';

export function startProgress(output: Output = process.stderr): Progress {
  if (!output.isTTY) return { report: (phrase) => void output.write(`${phrase}\n`), clear: () => {} };
  return {
    // A line that wraps could not be cleared.
    report: (phrase) => void output.write(clearLine + phrase.slice(0, (output.columns ?? 80) - 1)),
    clear: () => void output.write(clearLine),
  };
}
