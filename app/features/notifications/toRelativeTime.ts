interface RelativeTime {
  /** Negative, as `Intl.RelativeTimeFormat` has it; 0 reads as "now". */
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

/** How long ago something was, in whole units. Both in epoch seconds. */
export function toRelativeTime(date: number, now: number): RelativeTime {
  const seconds = Math.max(0, now - date);
  if (seconds < 60) return { value: 0, unit: 'second' };
  if (seconds < 3600) return { value: -Math.floor(seconds / 60), unit: 'minute' };
  if (seconds < 86_400) return { value: -Math.floor(seconds / 3600), unit: 'hour' };
  return { value: -Math.floor(seconds / 86_400), unit: 'day' };
}
