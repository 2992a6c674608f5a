/** Longest waits in all, and for one answer. */
export interface WaitLimits {
  /** The longest wait for one answer, in milliseconds. */
  each: number;
  /** The number of answers that may take so long. */
  late: number;
  /** The longest wait in all, beyond what the answers are worth; in milliseconds. */
  total: number;
  /** The time that an answer is worth, in milliseconds. */
  answer: number;
}

/** A wait for an answer. */
interface Wait {
  age: number;
  giveUp: (reason: string) => void;
}

/** Ends waits that cost more than they bring. */
export interface WaitLimiter {
  /** The reason why nothing more is waited for; undefined while there is patience. */
  readonly lost: string | undefined;
  /** Begins a wait; `giveUp` is called if it ends before the returned function is called. */
  begin(giveUp: Wait['giveUp']): (isAnswered: boolean) => void;
}

/** Interval at which the time is counted, in milliseconds. */
const TICK = 50;

/**
 * Creates the counter of the time that answers are waited for. Only time in which this process could have taken them
 * counts: while it works, no tick comes. Each answer makes up for some of that time, so that a fast server is never
 * given up, however many requests it gets, and a slow one costs a fixed time.
 */
export function createWaitLimiter({ each, late, total, answer }: WaitLimits): WaitLimiter {
  const waits = new Set<Wait>();
  let [waited, lates] = [0, 0];
  let lost: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const loseAll = (reason: string) => {
    lost = reason;
    for (const wait of waits) wait.giveUp(reason);
  };
  const tick = () => {
    waited += TICK;
    for (const wait of waits) {
      wait.age += TICK;
      if (wait.age < each) continue;
      lates++;
      wait.giveUp(`no whole answer within ${each / 1000} s`);
    }
    if (lates >= late) loseAll(`no whole answer within ${each / 1000} s`);
    else if (waited >= total) loseAll('its answers come too slowly');
  };
  return {
    get lost() {
      return lost;
    },
    begin(giveUp) {
      const wait = { age: 0, giveUp };
      waits.add(wait);
      timer ??= setInterval(tick, TICK);
      return (isAnswered) => {
        waits.delete(wait);
        if (isAnswered) waited = Math.max(0, waited - answer);
        if (waits.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
