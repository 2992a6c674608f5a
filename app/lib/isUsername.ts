/** Trimmed, 2 to 32 characters. */
export function isUsername(written: string): boolean {
  const length = Array.from(written.trim()).length;
  return length >= 2 && length <= 32;
}
