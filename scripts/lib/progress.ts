/** Tells how far long work has come: on a terminal one line that changes, elsewhere a line each. */
export interface Progress {
  tell(phrase: string): void;
  /** Takes the changing line away. */
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

const clearLine = '\r\u001b[K';

export function startProgress(output: Output = process.stderr): Progress {
  if (!output.isTTY) return { tell: (phrase) => void output.write(`${phrase}\n`), end: () => {} };
  return {
    // A line that wraps could not be taken back.
    tell: (phrase) => void output.write(clearLine + phrase.slice(0, (output.columns ?? 80) - 1)),
    end: () => void output.write(clearLine),
  };
}
