import type { Headers, ServingRule } from './servingRules.ts';
import { ownHeaders } from './siteShapes.ts';

/** A header as templates write it. */
export interface HeaderLine {
  name: string;
  value: string;
  /** Also sent with an error status. */
  always: boolean;
}

/**
 * Throws unless name and value of a header are safe in every configuration format: visible ASCII only, so that nothing
 * ends a line, and no character that quotes, escapes or begins a variable; quotes only where servers get the value by a
 * variable.
 */
export function assertValidHeader(name: string, value: string): void {
  if (!/^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`);
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value) || (ownHeaders.includes(name) ? /[\\${}`]/ : /[\\${}`"]/).test(value)) {
    throw new Error(`${name} cannot have the value ${JSON.stringify(value)}`);
  }
}

/** Makes the lines of headers. Throws if one is not safe. */
export const toHeaderLines = (headers: Headers): HeaderLine[] =>
  Object.entries(headers).map(([name, value]) => {
    assertValidHeader(name, value);
    return { name, value, always: !isImmutable(value) };
  });

/**
 * Makes the lines of a shape's headers, with what differs in variables of the server: values that sites do not share, and
 * the cache header of a document that has deltas.
 */
export const toShapeHeaderLines = (
  headers: Headers,
  toVariable: (name: string) => string,
  { serves, deltas }: Partial<ServingRule> = {},
): HeaderLine[] =>
  toHeaderLines(headers).map((line) => {
    if (ownHeaders.includes(line.name)) return { ...line, value: toVariable(`header_${line.value}`) };
    const isByBrowser = deltas && serves === 'page' && line.name === 'Cache-Control';
    return isByBrowser ? { ...line, value: toVariable('document_cache') } : line;
  });

/** Returns a value that sites do not share as it is written in quotes. Throws if it is not safe. */
export function toQuotable(value: string): string {
  assertValidHeader(ownHeaders[0]!, value);
  return value.replaceAll('"', '\\"');
}

/** Whether a cache header lets browsers keep a file without asking again. */
export const isImmutable = (value: string) => value.includes('immutable');
