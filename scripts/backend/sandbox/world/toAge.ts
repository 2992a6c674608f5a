/** Returns the whole years at `now` (milliseconds) since a day, yyyy-mm-dd. */
export function toAge(birthday: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
