import type { MessageDescriptor } from '@lingui/core';
import type { ApiError } from '../api/ApiError.ts';
import type { NotSent } from './useFormSubmission.ts';

/** A field of a call → the control of the form that it comes from, and what to say there if the server refuses it. */
export type RefusableFields = Readonly<Record<string, readonly [control: string, problem: MessageDescriptor] | false>>;

/** Explains a refusal at the controls whose values were refused; undefined if it names none of them. */
export function explainFields(
  { kind, status, fields: refused = {} }: Pick<ApiError, 'kind' | 'status' | 'fields'>,
  fields: RefusableFields,
): NotSent | undefined {
  if (kind !== 'rejected' || status === 429) return undefined;
  const problems = Object.entries(fields).flatMap(([name, field]) => (field && name in refused ? [field] : []));
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : undefined;
}
