/** Age in whole years on a day, both as yyyy-mm-dd: one less until the birthday of that year. */
export function ageOn(birthday: string, today: string): number | null {
  const born = parseIsoDay(birthday);
  const now = parseIsoDay(today);
  if (!born || !now) return null;
  const reached = now.month > born.month || (now.month === born.month && now.day >= born.day);
  const age = now.year - born.year - (reached ? 0 : 1);
  return age >= 0 && age < 150 ? age : null;
}

function parseIsoDay(written: string) {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written);
  return match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** Today as the member's own calendar has it. */
export function todayAsIsoDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
