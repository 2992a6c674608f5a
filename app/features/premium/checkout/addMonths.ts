/** The same day some months on, or the last of its month: 31 January and one month is 28 or 29 February. */
export function addMonths(start: Date, months: number): Date {
  const day = new Date(start.getFullYear(), start.getMonth() + months, 1);
  const lastOfMonth = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  day.setDate(Math.min(start.getDate(), lastOfMonth));
  return day;
}
