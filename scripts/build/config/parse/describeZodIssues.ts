import type { z } from 'zod';
import { describeInvalidValue, nameOfPath } from './describeInvalidValue.ts';
import { valueAt } from './omitPaths.ts';
import type { KeyPath, PathProblem } from './pathProblem.ts';
import { quote } from './problemMessageFormatting.ts';
import { allowedKeys, schemaAt } from './schemaAt.ts';
import { closestValue, suggestValue } from './suggestValue.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.ZodType;

const inParent = (path: KeyPath) => (path.length === 0 ? '' : ` in ${nameOfPath(path)}`);

function describeMissing(path: KeyPath, schema: Schema, value: unknown): PathProblem {
  const parent = path.slice(0, -1);
  const description = (schemaAt(schema, path, value) as Schema | undefined)?.description;
  const [sentence] = description?.split(/\.(?: |$)/) ?? [];
  const purpose = sentence && `${sentence[0]!.toLowerCase()}${sentence.slice(1)}`;
  return {
    path: parent,
    on: 'key',
    message: `${quote(String(path.at(-1)))} is missing${inParent(parent)}`,
    ...(purpose ? { hint: `add it: ${purpose}` } : {}),
  };
}

function describeUnknown(path: KeyPath, key: string, allowed: readonly string[]): PathProblem {
  const message = `unknown key ${quote(key)}${inParent(path)}`;
  return { path: [...path, key], on: 'key', message, hint: suggestValue(key, allowed, 'allowed are') };
}

const keysAt = (schema: Schema, path: KeyPath, value: unknown) =>
  allowedKeys(schemaAt(schema, path, value)).filter((key) => key !== '$schema');

const unknownKeys = (schema: Schema, issue: Issue, value: unknown) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => describeUnknown(issue.path, key, keysAt(schema, issue.path, value)))
    : [];

/**
 * Whether an unknown key beside the missing one is probably that key, misspelt; then only the unknown one is reported.
 */
const isProbablyMisspelt = (path: KeyPath, schema: Schema, issues: readonly Issue[], value: unknown) =>
  issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.path.join('\0') === path.slice(0, -1).join('\0') &&
      issue.keys.some((key) => closestValue(key, keysAt(schema, issue.path, value)) === path.at(-1)),
  );

/** Picks the issue to report where a number breaks two limits: its own, not that of all numbers, which comes first. */
const toTold = (issue: Issue, issues: readonly Issue[]): Issue =>
  (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int'
    ? (issues.findLast((one) => one.code === issue.code && one.path.join('\0') === issue.path.join('\0')) ?? issue)
    : issue;

/** Describes the issues of a schema in plain words; of several about one value only the first. */
export function describeZodIssues(issues: readonly Issue[], value: unknown, schema: Schema): PathProblem[] {
  const seen = new Set<string>();
  return issues.flatMap((issue): PathProblem[] => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(schema, issue, value);
    const key = issue.path.join('\0');
    if (seen.has(key)) return [];
    seen.add(key);
    const invalidValue = valueAt(value, issue.path);
    if (invalidValue !== undefined || issue.path.length === 0) {
      return [
        {
          path: issue.path,
          on: issue.code === 'invalid_key' ? 'key' : 'value',
          ...describeInvalidValue(toTold(issue, issues), invalidValue),
        },
      ];
    }
    return isProbablyMisspelt(issue.path, schema, issues, value) ? [] : [describeMissing(issue.path, schema, value)];
  });
}
