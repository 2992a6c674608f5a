import * as z from 'zod/mini';
import { Answer } from '../../../api/contract/questionSchemas.ts';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';

const storageKey = 'missingAnswers';
const StoredAnswers = z.record(z.string(), Answer);

/** By the question's id, as text. */
export type AnswersByQuestion = Readonly<Record<string, Answer>>;

/** Answers to missing questions that are not sent yet: they go together. */
export const missingAnswerDrafts = {
  read(userId: string): AnswersByQuestion {
    const given = StoredAnswers.safeParse(parseJson(memberStorage.read(userId, storageKey)));
    return given.success ? given.data : {};
  },
  write: (userId: string, given: AnswersByQuestion): void =>
    memberStorage.write(userId, storageKey, JSON.stringify(given)),
  forget: (userId: string): void => memberStorage.write(userId, storageKey, ''),
};

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
