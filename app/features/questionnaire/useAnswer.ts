import { useState } from 'react';
import type { Answer, Question } from '../../api/contract/answers.ts';
import { siteDistances } from '../../fields/DistanceField.tsx';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { answerDrafts } from './answerDrafts.ts';
import { startAnswer } from './startAnswer.ts';

/** The answer to a question as it stands on the page. What is begun is kept until it is sent or given up. */
export function useAnswer(question: Question) {
  const member = useMember();
  const userId = member?.claims.user_id ?? '';
  const [start] = useState(() =>
    startAnswer(question, {
      metric: site.metric,
      minAge: site.minAge,
      distances: siteDistances(),
      home: member?.user.location ?? null,
      draft: answerDrafts.read(userId, question.id),
    }),
  );
  const [shown, setShown] = useState(start);
  return {
    /** With which the fields open. */
    start: start.begun,
    shown,
    /** The member has done something to it since it opened. */
    touched: shown !== start,
    change(answer: Answer, begun: Answer = answer): void {
      setShown({ begun, answer });
      answerDrafts.write(userId, question.id, begun);
    },
    forget: (): void => answerDrafts.forget(userId, question.id),
  };
}
