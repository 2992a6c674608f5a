import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { MaybeNum, Num } from './fieldSchemas.ts';

/** Largest value of a counter, which is shown as ++. */
export const MAX_COUNTER = 99;
const Counter = z.pipe(
  z.nullable(Num),
  z.transform((count) => Math.min(MAX_COUNTER, Math.max(0, Math.floor(count ?? 0)))),
);

export const Counters = z.object({
  matches: Counter,
  visitors: Counter,
  conversations: Counter,
  online: Counter,
  /** The number of notices that `fetchSafetyNotices` would list. An addition of this project. */
  safetyNotices: MaybeNum,
});
export type Counters = z.output<typeof Counters>;

/** Polled every 30 s by one tab (reading 25). */
export const fetchCounters = read('fetchCounters', 'GET /api/dashboard/counter/new', { response: Counters });
