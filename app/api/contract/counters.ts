import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Num } from './fields.ts';

/** Section 9: counters stop at 99, which is shown as ++. */
export const counterCap = 99;
const Counter = z.pipe(
  z.nullable(Num),
  z.transform((count) => Math.min(counterCap, Math.max(0, Math.floor(count ?? 0)))),
);

/** Section 3, Counters. */
export const Counters = z.object({ matches: Counter, visitors: Counter, conversations: Counter, online: Counter });
export type Counters = z.output<typeof Counters>;

/** Section 7, Lists: polled every 30 s. */
export const fetchCounters = defineCall({
  name: 'fetchCounters',
  method: 'GET',
  path: '/api/dashboard/counter/new',
  kind: 'read',
  auth: 'bearer',
  response: Counters,
});
