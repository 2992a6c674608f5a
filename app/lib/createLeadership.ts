type Locks = Pick<LockManager, 'request'>;

export interface Leadership {
  /** Asks for the lead; told when this tab has it. */
  want(): void;
  giveUp(): void;
}

/**
 * Of all tabs of this browser that want it, one at a time has the lead. Where the browser cannot settle it, every tab
 * that wants it has it.
 */
export function createLeadership(
  name: string,
  onChange: (leads: boolean) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Leadership {
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
    want() {
      if (claim) return;
      claim = new AbortController();
      void request(claim);
    },
    giveUp() {
      if (!claim) return;
      claim.abort();
      claim = null;
      onChange(false);
    },
  };
}
