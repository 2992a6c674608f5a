/**
 * Adds months to a time, in UTC: the result is on the same day of the month, or on its last, such as 28 or 29 February
 * for 31 January.
 */
export function addMonths(time: number, months: number): number {
  const end = new Date(time);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return end.setUTCDate(Math.min(new Date(time).getUTCDate(), days));
}
