import { useState } from 'react';
import type { Question } from '../../api/contract/answers.ts';
import { useMember } from '../../session/useSession.ts';
import { readTexts } from './answer.model.ts';
import { answerDrafts } from './answerDrafts.ts';

/** Texts of a question as they are being written; what was begun and not sent comes before what was answered. */
export function useDraft({ id, answer }: Question) {
  const userId = useMember()?.claims.user_id ?? '';
  const [texts, setTexts] = useState<readonly string[]>(
    () => answerDrafts.read(userId, id) ?? (answer ? readTexts(answer.answer) : []),
  );
  return {
    texts,
    write(next: readonly string[]) {
      setTexts(next);
      answerDrafts.write(userId, id, next);
    },
  };
}
