import type { z } from 'zod';
import { formatCount } from '../../../lib/formatCount.ts';
import type { KeyPath, PathProblem } from './pathProblem.ts';
import { describeValue, quote } from './problemMessageFormatting.ts';
import { suggestValue } from './suggestValue.ts';

/** Returns the name of a value for messages: its own key, or that of the list around it. */
export const nameOfPath = (path: KeyPath) => {
  const key = path.findLast((step) => typeof step === 'string');
  return key === undefined ? 'the file' : quote(String(key));
};

const expectations: Readonly<Record<string, string>> = {
  string: 'it takes a text in double quotes',
  int: 'it takes a whole number',
  number: 'it takes a number',
  boolean: 'it takes true or false',
  array: 'it takes a list in [ ]',
  object: 'it takes an object in { }',
  record: 'it takes an object in { }',
};

/** Suggests the value in the expected form, where only quotes or brackets are missing or superfluous. */
function suggestConversion(value: unknown, expected: string): string | undefined {
  if (expected === 'array' && typeof value === 'string') return `did you mean [${quote(value)}]?`;
  // Beyond this, the parsed number has other digits than the file.
  if (expected === 'string' && typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    return `did you mean "${value}"?`;
  const bare: Readonly<Record<string, RegExp>> = { int: /^\d+$/, number: /^\d+$/, boolean: /^(?:true|false)$/ };
  const quoted = typeof value === 'string' && bare[expected]?.test(value);
  return quoted ? `did you mean ${value}, without quotes?` : undefined;
}

const sizeOf = (value: unknown, origin: string) => {
  if (origin === 'string') return `has ${formatCount(Array.from(String(value)).length, 'character')}`;
  if (origin === 'array') return `has ${formatCount((value as unknown[]).length, 'entry', 'entries')}`;
  return `is ${describeValue(value)}`;
};

const limitOf = (limit: number | bigint, origin: string) => {
  if (origin === 'string') return formatCount(Number(limit), 'character');
  return origin === 'array' ? formatCount(Number(limit), 'entry', 'entries') : String(limit);
};

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Describes the issue of a value that exists. */
export function describeInvalidValue(issue: z.core.$ZodIssue, value: unknown): Pick<PathProblem, 'message' | 'hint'> {
  const name = nameOfPath(issue.path);
  const is = `${name} is ${describeValue(value)}`;
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: is,
        hint: suggestConversion(value, issue.expected) ?? expectations[issue.expected] ?? `it takes ${issue.expected}`,
      };
    case 'invalid_value': {
      const allowed = issue.values.filter((option) => typeof option === 'string' || typeof option === 'number');
      const verb = typeof issue.path.at(-1) === 'number' ? 'cannot list' : 'cannot be';
      const message = `${name} ${verb} ${typeof value === 'string' ? quote(value) : describeValue(value)}`;
      return { message, hint: suggestValue(value, allowed, 'it takes') };
    }
    case 'too_small':
      return {
        message: isEmpty(value) ? is : `${name} ${sizeOf(value, issue.origin)}`,
        hint: `it takes at least ${limitOf(issue.minimum, issue.origin)}`,
      };
    case 'too_big':
      return {
        message: `${name} ${sizeOf(value, issue.origin)}`,
        hint: `it takes at most ${limitOf(issue.maximum, issue.origin)}`,
      };
    case 'invalid_key':
      return { message: `the key ${name} is not allowed`, hint: `it takes ${issue.issues[0]?.message}` };
    default:
      return {
        message: typeof value === 'string' && value !== '' ? `${name} is ${quote(value)}` : is,
        hint: `it takes ${issue.message}`,
      };
  }
}
