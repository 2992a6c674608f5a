/** The highest number the back end gives a site. */
const MAX_SITE_ID = 9999;

/** So many numbers that no site has: those after the highest taken, and only when these run out, gaps. */
export function findFreeSiteIds(taken: ReadonlySet<number>, amount: number): number[] {
  const free: number[] = [];
  for (let id = Math.max(0, ...taken) + 1; id <= MAX_SITE_ID && free.length < amount; id++) free.push(id);
  for (let id = 1; id <= MAX_SITE_ID && free.length < amount; id++)
    if (!taken.has(id) && !free.includes(id)) free.push(id);
  return free;
}
