import type { z } from 'zod';
import type { PathProblem } from '../pathProblem.ts';
import { type DeepPartial, omitPaths } from './deepPartial.ts';
import { describeZodIssues } from './describeZodIssues.ts';

export interface ValidationResult<T> {
  /** Complete; only where nothing is wrong. */
  value?: T;
  /** What of it is right: enough for looking on, so that all mistakes come at once. */
  partial: DeepPartial<T> | undefined;
  problems: PathProblem[];
}

export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): ValidationResult<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success)
    return { value: result.data, partial: result.data as DeepPartial<z.output<Schema>>, problems: [] };
  const { issues } = result.error;
  const wrong = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return {
    partial: omitPaths(value, wrong) as DeepPartial<z.output<Schema>> | undefined,
    problems: describeZodIssues(issues, value, schema),
  };
}
