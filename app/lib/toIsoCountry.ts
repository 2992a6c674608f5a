/** ISO 3166 in upper case: com means US and uk means GB. */
export function toIsoCountry(written: string): string {
  const code = written.toUpperCase();
  if (code === 'COM') return 'US';
  return code === 'UK' ? 'GB' : code;
}
