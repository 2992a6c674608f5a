import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../api/contract/answers.ts';
import { log } from '../../lib/log.ts';
import { type Trouble, toTrouble } from './trouble.model.ts';

/** A pick is seen for so long before it is sent (milliseconds). */
const pause = 600;

/** Sends one answer at a time, at once or after a moment in which it can still be changed. */
export function useSending(deliver: (answer: Answer) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ trouble: Trouble; answer: Answer } | null>(null);
  const underWay = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);

  async function send(answer: Answer): Promise<void> {
    clearTimeout(pending.current);
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await deliver(answer);
    } catch (error) {
      log.warn('an answer was not sent', error);
      setFailure({ trouble: toTrouble(error), answer });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    send: (answer: Answer) => void send(answer),
    sendSoon(answer: Answer): void {
      clearTimeout(pending.current);
      pending.current = setTimeout(() => void send(answer), pause);
    },
    /** The member does something else first. */
    hold: () => clearTimeout(pending.current),
  };
}
