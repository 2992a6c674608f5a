/** The highest number that the schema of brand files allows. */
const MAX_SITE_ID = 9999;

/** Picks unused numbers: those after the highest used one, then the gaps below it. */
export function findFreeSiteIds(used: ReadonlySet<number>, amount: number): number[] {
  const free: number[] = [];
  for (let id = Math.max(0, ...used) + 1; id <= MAX_SITE_ID && free.length < amount; id++) free.push(id);
  for (let id = 1; id <= MAX_SITE_ID && free.length < amount; id++)
    if (!used.has(id) && !free.includes(id)) free.push(id);
  return free;
}
