import type { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { describeIssues } from './describeIssues.ts';
import { type Lenient, withoutParts } from './lenient.ts';

export interface Validated<T> {
  /** Complete; only where nothing is wrong. */
  whole?: T;
  /** What of it is right: enough for looking on, so that all mistakes come at once. */
  part: Lenient<T> | undefined;
  mistakes: Mistake[];
}

export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { whole: result.data, part: result.data as Lenient<z.output<Schema>>, mistakes: [] };
  const { issues } = result.error;
  const wrong = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return {
    part: withoutParts(value, wrong) as Lenient<z.output<Schema>> | undefined,
    mistakes: describeIssues(issues, value, schema),
  };
}
