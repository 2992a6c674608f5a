/** Trimmed, 2 to 32 characters. */
export function isValidUsername(written: string): boolean {
  const length = Array.from(written.trim()).length;
  return length >= 2 && length <= 32;
}
