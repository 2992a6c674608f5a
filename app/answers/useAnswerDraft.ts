import { useState } from 'react';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { siteDistances } from '../fields/distance/DistanceField.tsx';
import { useMember } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { answerDrafts } from './answerDrafts.ts';
import { toInitialAnswer } from './toInitialAnswer.ts';

/** The answer to a question as it stands on the page. What is begun is kept until it is sent or given up. */
export function useAnswerDraft(question: Question) {
  const member = useMember();
  const userId = member?.claims.user_id ?? '';
  const [start] = useState(() =>
    toInitialAnswer(question, {
      metric: site.metric,
      minAge: site.minAge,
      distances: siteDistances(),
      home: member?.user.location ?? null,
      storedDraft: answerDrafts.read(userId, question.id),
    }),
  );
  const [shown, setShown] = useState(start);
  return {
    /** With which the fields open. */
    start: start.draft,
    shown,
    /** The member has done something to it since it opened. */
    touched: shown !== start,
    change(answer: Answer, begun: Answer = answer): void {
      setShown({ draft: begun, answer });
      answerDrafts.write(userId, question.id, begun);
    },
    forget: (): void => answerDrafts.forget(userId, question.id),
  };
}
