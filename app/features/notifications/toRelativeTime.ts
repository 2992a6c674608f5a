interface RelativeTime {
  /** Negative, as `Intl.RelativeTimeFormat` expects it for the past; 0 reads as "now". */
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

const unitsInSeconds = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a date was, in whole units. Both arguments are epoch seconds. */
export function toRelativeTime(date: number, now: number): RelativeTime {
  const elapsed = Math.max(0, now - date);
  for (const [unit, seconds] of unitsInSeconds) {
    if (elapsed >= seconds) return { value: -Math.floor(elapsed / seconds), unit };
  }
  return { value: 0, unit: 'second' };
}
