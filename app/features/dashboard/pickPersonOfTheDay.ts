import type { ListedMember } from '../../api/contract/memberLists.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The match that the start page shows large: each day the choice begins one match further, and takes the first whose
 * profile the viewer has not opened yet. Null without matches.
 *
 * @param day today as yyyy-mm-dd
 */
export function pickPersonOfTheDay(matches: readonly ListedMember[], day: string): ListedMember | null {
  const start = matches.length === 0 ? 0 : Math.floor(Date.parse(day) / DAY_MS) % matches.length;
  const inTurn = [...matches.slice(start), ...matches.slice(0, start)];
  return inTurn.find(({ viewed }) => !viewed) ?? inTurn[0] ?? null;
}
