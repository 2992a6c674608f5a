export const MAX_COMMENT_LENGTH = 1000;

/** The problem of a comment; null if it can be sent. */
export function validateComment(text: string): 'missing' | 'tooLong' | null {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > MAX_COMMENT_LENGTH ? 'tooLong' : null;
}
