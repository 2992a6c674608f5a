import { MAX_COUNTER } from '../../../api/contract/counters.ts';

/** Formats a count; the cap means "that many or more" and is shown as ++. */
export const formatCount = (count: number): string => (count >= MAX_COUNTER ? '++' : String(count));

/** Formats a count for screen readers and for titles, where two plus signs would say nothing. */
export const formatSpokenCount = (count: number): string => (count >= MAX_COUNTER ? `${MAX_COUNTER}+` : String(count));
