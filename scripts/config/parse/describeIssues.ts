import type { z } from 'zod';
import type { Mistake, Path } from '../mistake.ts';
import { describeWrong, nameOf } from './describeWrong.ts';
import { valueAt } from './lenient.ts';
import { nearest, suggest } from './nearest.ts';
import { allowedKeys, schemaAt } from './schemaAt.ts';
import { quote } from './words.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.ZodType;

const inside = (path: Path) => (path.length === 0 ? '' : ` in ${nameOf(path)}`);

function describeMissing(path: Path, schema: Schema): Mistake {
  const parent = path.slice(0, -1);
  const description = (schemaAt(schema, path) as Schema | undefined)?.description;
  const [sentence] = description?.split(/\.(?: |$)/) ?? [];
  const purpose = sentence && `${sentence[0]!.toLowerCase()}${sentence.slice(1)}`;
  return {
    path: parent,
    on: 'key',
    what: `${quote(String(path.at(-1)))} is missing${inside(parent)}`,
    ...(purpose ? { meant: `add it: ${purpose}` } : {}),
  };
}

function describeUnknown(path: Path, key: string, allowed: readonly string[]): Mistake {
  const what = `unknown key ${quote(key)}${inside(path)}`;
  return { path: [...path, key], on: 'key', what, meant: suggest(key, allowed, 'allowed are') };
}

const keysAt = (schema: Schema, path: Path) => allowedKeys(schemaAt(schema, path)).filter((key) => key !== '$schema');

const unknownKeys = (schema: Schema, issue: Issue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => describeUnknown(issue.path, key, keysAt(schema, issue.path)))
    : [];

/** A missing key is not worth a word where an unknown one beside it is probably the same, misspelt. */
const isMisspelt = (path: Path, schema: Schema, issues: readonly Issue[]) =>
  issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.path.join('\0') === path.slice(0, -1).join('\0') &&
      issue.keys.some((key) => nearest(key, keysAt(schema, issue.path)) === path.at(-1)),
  );

/** What the schema found, in the words of a colleague; of several about the same value only the first. */
export function describeIssues(issues: readonly Issue[], value: unknown, schema: Schema): Mistake[] {
  const seen = new Set<string>();
  return issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(schema, issue);
    const key = issue.path.join('\0');
    if (seen.has(key)) return [];
    seen.add(key);
    const part = valueAt(value, issue.path);
    if (part !== undefined || issue.path.length === 0) {
      return [{ path: issue.path, on: issue.code === 'invalid_key' ? 'key' : 'value', ...describeWrong(issue, part) }];
    }
    return isMisspelt(issue.path, schema, issues) ? [] : [describeMissing(issue.path, schema)];
  });
}
