import { isIsoDay } from './dayFormats.ts';

const MAX_AGE_YEARS = 150;

/** Age in years on a day, both as yyyy-mm-dd; null for other texts and impossible ages. */
export function ageOn(birthday: string, today: string): number | null {
  if (!isIsoDay(birthday) || !isIsoDay(today)) return null;
  const birthdayReached = today.slice(5) >= birthday.slice(5);
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (birthdayReached ? 0 : 1);
  return age >= 0 && age < MAX_AGE_YEARS ? age : null;
}
