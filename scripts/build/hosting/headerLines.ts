import type { Headers, ServingRule } from './servingRules.ts';
import { policyHeader } from './siteShapes.ts';

/** A header as templates write it. */
export interface HeaderLine {
  name: string;
  value: string;
  /** Also sent with an error status. */
  always: boolean;
}

/**
 * Throws unless name and value of a header are safe in every configuration format: visible ASCII only, so that nothing
 * ends a line, and no character that quotes, escapes or begins a variable.
 */
export function assertValidHeader(name: string, value: string): void {
  if (!/^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`);
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value) || /[\\${}`"]/.test(value)) {
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
 * Makes the lines of a shape's headers, with what differs in variables of the server: the policy, and the cache header of
 * a document that has deltas.
 */
export const toShapeHeaderLines = (
  headers: Headers,
  toVariable: (name: string) => string,
  { serves, deltas }: Partial<ServingRule> = {},
): HeaderLine[] =>
  toHeaderLines(headers).map((line) => {
    if (line.name === policyHeader) return { ...line, value: toVariable(`policy_${line.value}`) };
    const isByBrowser = deltas && serves === 'page' && line.name === 'Cache-Control';
    return isByBrowser ? { ...line, value: toVariable('document_cache') } : line;
  });

/** Returns a policy as it is written. Throws if it is not safe. */
export const toValidPolicy = (policy: string): string => toHeaderLines({ [policyHeader]: policy })[0]!.value;

/** Whether a cache header lets browsers keep a file without asking again. */
export const isImmutable = (value: string) => value.includes('immutable');
