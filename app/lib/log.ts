/**
 * The one log. It prints what our own code says and the name and message of an error, never what was sent or received:
 * messages of ApiErrors name the call only.
 */
export const log = {
  warn(what: string, error?: unknown): void {
    console.warn(error === undefined ? what : `${what}: ${describeError(error)}`);
  },
  error(what: string, error?: unknown): void {
    console.error(error === undefined ? what : `${what}: ${describeError(error)}`);
  },
};

const describeError = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : typeof error);
