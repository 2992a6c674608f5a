import * as z from 'zod/mini';

const timeZonePattern = /(Z|[+-]\d\d:?\d\d)$/i;

/** Milliseconds since 1970, or NaN. A time without a zone is UTC. */
export function toEpochMs(value: string | number): number {
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? value * 1000 : value;
  if (/^\d+$/.test(value)) return toEpochMs(Number(value));
  const iso = value.trim().replace(' ', 'T');
  return Date.parse(timeZonePattern.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
}

/** Epoch seconds or milliseconds, ISO 8601, or `2026-01-31 18:05:00` → milliseconds. */
export const Timestamp = z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(toEpochMs)), z.number());

/** A day as yyyy-mm-dd; null when it is missing or written otherwise. */
export const MaybeDay = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : null)),
);
