/** Parses an address; null for other texts. The oldest supported browsers have neither URL.parse nor URL.canParse. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
