import * as z from 'zod/mini';

const faultKinds = [
  'status',
  'delay',
  'drop',
  'cors',
  'garbage',
  'body',
  'wrongShape',
  'huge',
  'trickle',
  'errors200',
  'empty204',
  'html502',
] as const;

/** What can go wrong before a connection stands; it has no answer to spoil. */
const socketKinds: ReadonlySet<string> = new Set(['status', 'delay', 'drop']);

const FaultFields = z.object({
  /** Name of a call, `socket` for a connection, or * for all of them. */
  call: z.string(),
  kind: z.enum(faultKinds),
  /** Of kinds status and body; default 500 and 200. */
  status: z.optional(z.number().check(z.minimum(200), z.maximum(599))),
  /** delay: how long; trickle: between two bytes. Default 30 s and 250 ms. */
  ms: z.optional(z.number().check(z.minimum(0))),
  /** Seconds, sent as Retry-After. */
  retryAfter: z.optional(z.number()),
  /** Of kind body: sent as it is, as JSON. */
  body: z.optional(z.unknown()),
  /** How often; default once. 0 is until the reset. */
  times: z.optional(z.number().check(z.minimum(0))),
});

/** How the sandbox is to misbehave. */
export const Fault = FaultFields.check(
  z.refine(({ call, kind }) => call !== 'socket' || socketKinds.has(kind), 'A connection knows no such fault.'),
);
export type Fault = z.output<typeof Fault>;

/** The faults still to come, in the order they were asked for. */
export interface FaultQueue {
  add(fault: Fault): void;
  /** The next fault for a call, used up by this. */
  take(call: string): Fault | undefined;
  clear(): void;
}

const appliesTo = ({ call, kind }: Fault, asked: string): boolean =>
  call === asked || (call === '*' && (asked !== 'socket' || socketKinds.has(kind)));

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
