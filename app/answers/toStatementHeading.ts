import type { Question } from '../api/contract/questionSchemas.ts';

/** The app's headings for answers in a profile, in their order; other answers are under the server's titles. */
export const statementHeadings = ['everyday', 'values', 'dreams', 'wishes'] as const;
export type StatementHeading = (typeof statementHeadings)[number];

/** The heading of an answer: the server's theme, else one by the type of the question. */
export function toStatementHeading(question: Question, groupKey: string): StatementHeading | null {
  const named = statementHeadings.find((theme) => theme === question.theme);
  if (named) return named;
  if (groupKey === 'preferences' || question.type === 9 || question.type === 10) return 'wishes';
  if (question.type === 7 || question.type === 8) return 'everyday';
  return question.type === 6 ? 'dreams' : null;
}
