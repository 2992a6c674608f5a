/** Messages that one kind of page of members declares (`texts`). */
export const pagePriorities = ['profile', 'chat', 'questionnaire', 'premium'] as const;

/**
 * Chunks in which the messages of a language reach the browser, in the order in which they are waited for: those of the
 * first screen of a guest, those of every other part, those of one kind of page each, and those that few people see.
 */
export const messagePriorities = ['critical', 'deferred', ...pagePriorities, 'rare'] as const;

/** The time at which messages are loaded; the same as in app/i18n/loadMessages.ts. */
export type MessagePriority = (typeof messagePriorities)[number];
