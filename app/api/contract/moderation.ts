import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Code, Id, IdParams, MAX_STATEMENT_LENGTH, MaybeText, maybe } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

const Explanation = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_STATEMENT_LENGTH));

/**
 * One decision of the team against a member, with its reasons (Article 17 DSA). `kind` is `picture`, `text` or
 * `account`, `decision` is `removed`, `hidden`, `warned`, `suspended` or `closed`. `what`, `reason`, `rule` and the
 * `outcome` of an objection are texts for the member.
 */
export const Decision = z.object({
  id: Id,
  kind: Code,
  what: MaybeText,
  decision: Code,
  reason: z.string(),
  /** The term or the law that was broken. */
  rule: MaybeText,
  decidedAt: Timestamp,
  objectUntil: maybe(Timestamp),
  objection: maybe(z.object({ sentAt: Timestamp, text: z.string(), outcome: MaybeText })),
});
export type Decision = z.output<typeof Decision>;

export const fetchDecisions = read('fetchDecisions', 'GET /api/client/decisions', {
  response: list(Decision),
  extension: true,
});

/** A second objection to the same decision is refused with 409. */
export const objectToDecision = act('objectToDecision', 'POST /api/client/decisions/:id/objection', {
  params: IdParams,
  body: z.object({ text: Explanation }),
  extension: true,
});

/** Objects to the end of an account, to which its member can no longer sign in. `reference` is the decision that `logIn` has told. */
export const objectToClosedAccount = act('objectToClosedAccount', 'POST /api/auth/objection', {
  auth: 'none',
  body: z.object({ email: z.email(), reference: Id, text: Explanation }),
  extension: true,
});

/** Numbers of characters. */
export const contentReportLimits = { where: 500, name: 100 } as const;

/** A notice of illegal content from anybody, members or not (Article 16 DSA). Name and address may be left out. */
export const reportContent = act('reportContent', 'POST /api/report', {
  auth: 'none',
  body: z.object({
    where: z.string().check(z.trim(), z.minLength(1), z.maxLength(contentReportLimits.where)),
    kind: z.enum(['abuse', 'fraud', 'insult', 'rights', 'other']),
    explanation: Explanation,
    name: z.optional(z.string().check(z.maxLength(contentReportLimits.name))),
    email: z.optional(z.email()),
    goodFaith: z.literal(true),
  }),
  response: z.object({ confirmation: z.string(), receivedAt: Timestamp }),
  extension: true,
});
