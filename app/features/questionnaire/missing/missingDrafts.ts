import * as z from 'zod/mini';
import { Answer } from '../../../api/contract/answers.ts';
import { memberStorage } from '../../../lib/memberStorage.ts';

const key = 'missingAnswers';
const Given = z.record(z.string(), Answer);

/** By the question's id, as text. */
export type GivenAnswers = Readonly<Record<string, Answer>>;

/** Answers to missing questions that are not sent yet: they go together. */
export const missingDrafts = {
  read(userId: string): GivenAnswers {
    const given = Given.safeParse(parse(memberStorage.read(userId, key)));
    return given.success ? given.data : {};
  },
  write: (userId: string, given: GivenAnswers): void => memberStorage.write(userId, key, JSON.stringify(given)),
  forget: (userId: string): void => memberStorage.write(userId, key, ''),
};

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
