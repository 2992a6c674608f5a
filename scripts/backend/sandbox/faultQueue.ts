import { type Fault, socketFaultKinds } from './fault.ts';

/** Pending faults, in the order in which they were added. */
export interface FaultQueue {
  add(fault: Fault): void;
  /** Removes and returns the next fault for a call. */
  take(call: string): Fault | undefined;
  clear(): void;
}

const appliesTo = ({ call, kind }: Fault, requestedCall: string): boolean =>
  call === requestedCall || (call === '*' && (requestedCall !== 'socket' || socketFaultKinds.has(kind)));

export function createFaultQueue(): FaultQueue {
  let pending: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) =>
      void pending.push({ fault, left: fault.times === 0 ? Number.POSITIVE_INFINITY : (fault.times ?? 1) }),
    take(call) {
      const entry = pending.find(({ fault }) => appliesTo(fault, call));
      if (entry) entry.left -= 1;
      pending = pending.filter(({ left }) => left > 0);
      return entry?.fault;
    },
    clear: () => {
      pending = [];
    },
  };
}
