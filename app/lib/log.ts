/** The only log. It prints the message and an error's name and message, never data that was sent or received. */
export const log = {
  warn: (message: string, error?: unknown): void => console.warn(withError(message, error)),
  error: (message: string, error?: unknown): void => console.error(withError(message, error)),
};

function withError(message: string, error: unknown): string {
  if (error === undefined) return message;
  return `${message}: ${error instanceof Error ? `${error.name} ${error.message}` : typeof error}`;
}
