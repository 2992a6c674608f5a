import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Flag, Id, MaybeFlag, Num } from './fieldSchemas.ts';

/** How complete a member's data is; the guard rules decide on it. */
export const CompletionStatus = z.object({
  completed: Flag,
  steps_finished: Num,
  total: Num,
  confirmFirst: MaybeFlag,
  additionalQuestionsShown: Flag,
  vitalQuestionsMissing: z.pipe(
    z.nullish(Num),
    z.transform((bits) => bits ?? 0),
  ),
  /** Question ids; a single number above 0 counts as one id. Not empty means missing (reading 6). */
  questionnaireQuestionsMissing: z.pipe(
    z.nullish(z.union([Num, z.array(Num)])),
    z.transform((missing): number[] => (Array.isArray(missing) ? missing : missing ? [missing] : [])),
  ),
  contactDataRequired: MaybeFlag,
});
export type CompletionStatus = z.output<typeof CompletionStatus>;

export const checkCompleted = defineCall({
  name: 'checkCompleted',
  method: 'GET',
  path: '/api/personality/check_completed',
  response: CompletionStatus,
});

const Device = z.enum(['mobile', 'desktop']);

/** Reports that the registration is complete (reading 9). */
export const triggerRegistration = defineCall({
  name: 'triggerRegistration',
  method: 'POST',
  path: '/api/personality/trigger/registration',
  body: z.object({ device: Device }),
});

/** Reports that a member has confirmed the address or completed the vital data. */
export const triggerFinish = defineCall({
  name: 'triggerFinish',
  method: 'POST',
  path: '/api/personality/trigger/finish',
  body: z.object({ device: Device, userId: Id }),
});

/** A GET that acts. */
export const generateMatches = defineCall({
  name: 'generateMatches',
  method: 'GET',
  path: '/api/personality/generate_matches',
  kind: 'act',
});
