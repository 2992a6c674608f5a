import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Done, Flag, Id, MaybeFlag, Num } from './fields.ts';

/** Section 3, checkCompleted. */
export const CheckCompleted = z.object({
  completed: Flag,
  steps_finished: Num,
  total: Num,
  confirmFirst: MaybeFlag,
  additionalQuestionsShown: Flag,
  vitalQuestionsMissing: z.pipe(
    z.nullish(Num),
    z.transform((bits) => bits ?? 0),
  ),
  /** Ids of questions; a bare number above 0 counts as one (contract, reading 6). Not empty means missing. */
  questionnaireQuestionsMissing: z.pipe(
    z.nullish(z.union([Num, z.array(Num)])),
    z.transform((missing): number[] => (Array.isArray(missing) ? missing : missing ? [missing] : [])),
  ),
  contactDataRequired: MaybeFlag,
});
export type CheckCompleted = z.output<typeof CheckCompleted>;

/** Section 7, Account and config: how far the questionnaire is, on which the guards of section 4 decide. */
export const checkCompleted = defineCall({
  name: 'checkCompleted',
  method: 'GET',
  path: '/api/personality/check_completed',
  kind: 'read',
  auth: 'bearer',
  response: CheckCompleted,
});

const Device = z.enum(['mobile', 'desktop']);

/** Section 4, Questionnaire answering: the registration is complete. */
export const triggerRegistration = defineCall({
  name: 'triggerRegistration',
  method: 'POST',
  path: '/api/personality/trigger/registration',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ device: Device }),
  response: Done,
});

/** Section 4, Magic link and Vital data: the member is through. */
export const triggerFinish = defineCall({
  name: 'triggerFinish',
  method: 'POST',
  path: '/api/personality/trigger/finish',
  kind: 'act',
  auth: 'bearer',
  body: z.object({ device: Device, userId: Id }),
  response: Done,
});

/** Section 7, Questionnaire. A GET that acts. */
export const generateMatches = defineCall({
  name: 'generateMatches',
  method: 'GET',
  path: '/api/personality/generate_matches',
  kind: 'act',
  auth: 'bearer',
  response: Done,
});
