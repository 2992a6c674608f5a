import { type RefObject, useEffect, useState } from 'react';
import { focusAnswer } from './focusAnswer.ts';

/** Whether the member has pressed Continue without a complete answer; each attempt focuses what is missing. */
export function useSubmitAttempt(form: RefObject<ParentNode | null>) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusAnswer(form.current);
  }, [attempts, form]);
  return {
    attempted: attempts > 0,
    attempt: (): void => setAttempts((count) => count + 1),
    reset: (): void => setAttempts(0),
  };
}
