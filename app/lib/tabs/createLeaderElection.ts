type Locks = Pick<LockManager, 'request'>;

export interface LeaderElection {
  /** Becomes a candidate; `onChange(true)` follows when this tab leads. */
  join(): void;
  leave(): void;
}

/** Elects one leader among the tabs that have joined. Where the browser has no locks, every such tab leads. */
export function createLeaderElection(
  name: string,
  onChange: (leads: boolean) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): LeaderElection {
  let candidacy: AbortController | null = null;

  async function requestLock({ signal }: AbortController): Promise<void> {
    const lead = () => {
      if (!signal.aborted) onChange(true);
    };
    if (!locks) return lead();
    try {
      await locks.request(name, { signal }, () => {
        lead();
        return new Promise<void>((release) => {
          if (signal.aborted) release();
          else signal.addEventListener('abort', () => release());
        });
      });
    } catch {
      // The candidacy was aborted, or locks are blocked together with storage.
      lead();
    }
  }

  return {
    join() {
      if (candidacy) return;
      candidacy = new AbortController();
      void requestLock(candidacy);
    },
    leave() {
      if (!candidacy) return;
      candidacy.abort();
      candidacy = null;
      onChange(false);
    },
  };
}
