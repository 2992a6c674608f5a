/** How long something may be waited for in all, and at a time. */
export interface PatienceLimits {
  /** For one; in milliseconds. */
  each: number;
  /** How many may take so long. */
  late: number;
  /** In all, beyond what the answers are worth; in milliseconds. */
  total: number;
  /** What an answer is worth; in milliseconds. */
  answer: number;
}

/** Something that is waited for. */
interface Wait {
  age: number;
  giveUp: (reason: string) => void;
}

/** Ends waits that cost more than they bring. */
export interface Patience {
  /** Why nothing more is waited for; undefined while there is patience. */
  readonly lost: string | undefined;
  /** Begins a wait; `giveUp` is called when it is over before the function that this gives. */
  begin(giveUp: Wait['giveUp']): (isAnswered: boolean) => void;
}

/** How often the time is counted; in milliseconds. */
const TICK = 50;

/**
 * Counts how long answers are waited for. Only time in which this process could have taken them counts: while it works, no
 * tick comes. Each answer makes up for some of that time, so that a fast server is never given up, however much it is
 * asked, and a slow one costs a fixed time.
 */
export function createPatience({ each, late, total, answer }: PatienceLimits): Patience {
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
