/** A site's value as JavaScript: JSON in which line separators and closing tags are escaped. Throws if it is undefined. */
export function toLiteral(value: unknown, key: string): string {
  if (value === undefined) throw new Error(`the site has no value named ${key}`);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('</', '<\\/');
}
