import type { MessageDescriptor } from '@lingui/core';
import type { ApiError } from '../api/ApiError.ts';
import { explainError, type Failure } from './failureTexts.ts';
import type { NotSent } from './useFormSubmission.ts';

type RefusedCall = Pick<ApiError, 'kind' | 'status' | 'fields' | 'retryAfter'>;

/**
 * A field of a call → the control of the form that it comes from, with what to say there if the server refuses it.
 * Without that, the server's own words are shown.
 */
export type RefusableFields = Readonly<
  Record<string, string | readonly [control: string, problem: MessageDescriptor] | false>
>;

/** Explains a refusal at the controls whose values were refused; undefined if it names none of them. */
export function explainFields(
  { kind, status, fields: refused = {} }: RefusedCall,
  fields: RefusableFields,
): NotSent | undefined {
  if (kind !== 'rejected' || status === 429) return undefined;
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const said = refused[name];
    if (!field || said === undefined) return [];
    return [typeof field === 'string' ? [field, said] : field];
  });
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : undefined;
}

/** Creates the function that explains an error of a form: by its status, at its fields, or as any other failure. */
export const createExplainer =
  (fields: RefusableFields, failures: Readonly<Record<number, Failure>> = {}) =>
  (error: RefusedCall): NotSent => {
    const failure = failures[error.status ?? 0];
    return failure ? { failure } : (explainFields(error, fields) ?? { failure: explainError(error) });
  };
