import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { Flag, MaybeFlag, Num } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** The completeness of a member's data, by which the guard rules decide. */
export const CompletionStatus = wireObject({
  completed: Flag,
  stepsFinished: sentAs('steps_finished', Num),
  total: Num,
  confirmFirst: MaybeFlag,
  additionalQuestionsShown: Flag,
  vitalQuestionsMissing: z.pipe(
    z.nullish(Num),
    z.transform((bits) => bits ?? 0),
  ),
  /** Question ids; a single number above 0 counts as one id. Not empty means missing (reading 6). */
  questionnaireQuestionsMissing: z.pipe(
    z.nullish(z.union([Num, list(Num)])),
    z.transform((missing): number[] => (Array.isArray(missing) ? missing : missing ? [missing] : [])),
  ),
  contactDataRequired: MaybeFlag,
});
export type CompletionStatus = z.output<typeof CompletionStatus>;

export const checkCompleted = read('checkCompleted', 'GET /api/personality/check_completed', {
  response: CompletionStatus,
});
