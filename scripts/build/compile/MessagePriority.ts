/**
 * Chunks in which the messages of a language reach the browser, in the order in which they are waited for: those of the
 * first screen of a guest, those of every other part, those of one kind of page each, and those that few people see.
 */
export const messagePriorities = [
  'critical',
  'deferred',
  'profile',
  'chat',
  'questionnaire',
  'premium',
  'rare',
] as const;

/** The time at which messages are loaded; the same as in app/i18n/loadMessages.ts. */
export type MessagePriority = (typeof messagePriorities)[number];
