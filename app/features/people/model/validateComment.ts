export const MAX_COMMENT_LENGTH = 1000;

/** Returns null for a comment that can be sent. */
export function validateComment(text: string): 'missing' | 'tooLong' | null {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > MAX_COMMENT_LENGTH ? 'tooLong' : null;
}
