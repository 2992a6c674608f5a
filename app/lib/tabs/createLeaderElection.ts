type Locks = Pick<LockManager, 'request'>;

export interface LeaderElection {
  /** Asks for the lead; told when this tab has it. */
  join(): void;
  leave(): void;
}

/**
 * Of all tabs of this browser that want it, one at a time has the lead. Where the browser cannot settle it, every tab
 * that wants it has it.
 */
export function createLeaderElection(
  name: string,
  onChange: (leads: boolean) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): LeaderElection {
  let claim: AbortController | null = null;

  async function request(own: AbortController): Promise<void> {
    const lead = () => {
      if (!own.signal.aborted) onChange(true);
    };
    if (!locks) return lead();
    try {
      await locks.request(name, { signal: own.signal }, () => {
        lead();
        return new Promise<void>((release) => {
          if (own.signal.aborted) release();
          else own.signal.addEventListener('abort', () => release());
        });
      });
    } catch {
      // Given up while waiting, or locks are blocked together with storage.
      lead();
    }
  }

  return {
    join() {
      if (claim) return;
      claim = new AbortController();
      void request(claim);
    },
    leave() {
      if (!claim) return;
      claim.abort();
      claim = null;
      onChange(false);
    },
  };
}
