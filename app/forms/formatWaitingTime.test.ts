import { expect, test } from 'vitest';
import { formatWaitingTime } from './formatWaitingTime.ts';

test.for<[number, string, string]>([
  [0, 'en', 'in 1 minute'],
  [61, 'en', 'in 2 minutes'],
  [900, 'de', 'in 15 Minuten'],
  [60, 'pl', 'za 1 minutę'],
  [720, 'fr', 'dans 12 minutes'],
  [3600, 'cs', 'za 60 minut'],
  [7201, 'de', 'in 3 Stunden'],
])('%i seconds (%s): %s', ([seconds, tag, expected]) => {
  expect(formatWaitingTime(seconds, tag)).toBe(expected);
});
