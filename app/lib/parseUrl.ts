/** The parsed address, or null if it is none. The oldest supported browsers have neither URL.parse nor URL.canParse. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
