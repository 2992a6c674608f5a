import { type RefObject, useEffect, useState } from 'react';
import { focusAnswer } from './focusAnswer.ts';

/** Whether the member wanted to go on without a whole answer; each time, the focus goes to where it is missing. */
export function useSubmitAttempt(form: RefObject<ParentNode | null>) {
  const [asked, setAsked] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) focusAnswer(form.current);
  }, [times, form]);
  return {
    asked,
    ask(): void {
      setAsked(true);
      setTimes((before) => before + 1);
    },
    /** The member does something about it. */
    calm: (): void => setAsked(false),
  };
}
