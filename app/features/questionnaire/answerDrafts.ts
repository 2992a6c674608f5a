import * as z from 'zod/mini';
import { type MemberStorage, memberStorage } from '../../lib/memberStorage.ts';

const longest = 5000;
const Texts = z.array(z.string());
const keyOf = (question: number) => `answer/${question}`;

/** Texts that were begun and not sent yet; each member has their own. */
export function createAnswerDrafts(storage: MemberStorage) {
  return {
    /** What the member had begun to write for a question, or null. */
    read(userId: string, question: number): string[] | null {
      const texts = Texts.safeParse(parse(storage.read(userId, keyOf(question))));
      return texts.success ? texts.data : null;
    },
    write: (userId: string, question: number, texts: readonly string[]): void =>
      storage.write(userId, keyOf(question), JSON.stringify(texts.map((text) => text.slice(0, longest)))),
    forget: (userId: string, question: number): void => storage.write(userId, keyOf(question), ''),
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export const answerDrafts = createAnswerDrafts(memberStorage);
