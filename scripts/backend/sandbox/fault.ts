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

/** Kinds for a socket connection, which has no response to corrupt. */
export const socketFaultKinds: ReadonlySet<string> = new Set(['status', 'delay', 'drop']);

const FaultFields = z.object({
  /** The name of a call, `socket` for a connection, or for all of them. */
  call: z.string(),
  kind: z.enum(faultKinds),
  /** The status of kinds status and body; default 500 and 200. */
  status: z.optional(z.number().check(z.minimum(200), z.maximum(599))),
  /** The time of a delay, or of a trickle between two bytes. Default 30 s and 250 ms. */
  ms: z.optional(z.number().check(z.minimum(0))),
  /** Seconds, sent as Retry-After. */
  retryAfter: z.optional(z.number()),
  /** The body of kind body: sent unchanged, as JSON. */
  body: z.optional(z.unknown()),
  /** The number of calls that get it; default 1, and 0 means all until the reset. */
  times: z.optional(z.number().check(z.minimum(0))),
});

/** A fault that a test orders for one of the next calls. */
export const Fault = FaultFields.check(
  z.refine(({ call, kind }) => call !== 'socket' || socketFaultKinds.has(kind), 'A connection knows no such fault.'),
);
export type Fault = z.output<typeof Fault>;
