import type { z } from 'zod';
import { describeZodIssues } from './describeZodIssues.ts';
import { type DeepPartial, omitPaths } from './omitPaths.ts';
import type { PathProblem } from './pathProblem.ts';

export interface ValidationResult<T> {
  /** Only where the value is valid. */
  value?: T;
  /** Its valid parts, so that later checks can report their problems at the same time. */
  partial: DeepPartial<T> | undefined;
  problems: PathProblem[];
}

/** Replaces the issue of a union by those of the option that has the value's type; a discriminated union has them. */
const flattenUnions = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue;
    const meant = issue.errors.find((errors) =>
      errors.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    );
    return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? issue;
  });

export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): ValidationResult<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success)
    return { value: result.data, partial: result.data as DeepPartial<z.output<Schema>>, problems: [] };
  const issues = flattenUnions(result.error.issues);
  const invalidPaths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return {
    partial: omitPaths(value, invalidPaths) as DeepPartial<z.output<Schema>> | undefined,
    problems: describeZodIssues(issues, value, schema),
  };
}
