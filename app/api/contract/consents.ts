import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Code, PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

/**
 * Special categories of personal data (Article 9 GDPR) for which a member is asked: intimate interests, and answers to
 * the questionnaire that concern sex life, health, religion or views.
 */
export type ConsentTopic = 'intimateInterests' | 'sensitiveAnswers';

/** One explicit consent that a member has given and not withdrawn, in the words that were shown. */
export const Consent = z.object({ topic: Code, wording: z.string(), givenAt: Timestamp });
export type Consent = z.output<typeof Consent>;

export const fetchConsents = read('fetchConsents', 'GET /api/client/consents', {
  response: list(Consent),
  extension: true,
});

export const giveConsent = act('giveConsent', 'POST /api/client/consents', {
  body: z.object({
    topic: PathId,
    wording: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    locale: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  }),
  extension: true,
});

/** Withdraws a consent; the server deletes the data that depends on it. */
export const withdrawConsent = act('withdrawConsent', 'DELETE /api/client/consents/:topic', {
  params: z.object({ topic: PathId }),
  extension: true,
});
