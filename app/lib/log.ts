/**
 * The only log. It prints the given message and the name and message of an error, never what was sent or received: the
 * message of an ApiError only names the call.
 */
export const log = {
  warn: (message: string, error?: unknown): void => console.warn(withError(message, error)),
  error: (message: string, error?: unknown): void => console.error(withError(message, error)),
};

function withError(message: string, error: unknown): string {
  if (error === undefined) return message;
  return `${message}: ${error instanceof Error ? `${error.name} ${error.message}` : typeof error}`;
}
