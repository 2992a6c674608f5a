import type { ListedMember } from '../../api/contract/memberLists.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Picks the match that the home page shows large: each day the choice begins one match further, and takes the first
 * with a picture whose profile the viewer has not opened yet, else with a picture. Null without matches.
 *
 * @param day today as yyyy-mm-dd
 * @param shownId the profile id of the one shown before, who stays, so that Back from the profile leads to the same
 * page
 */
export function pickPersonOfTheDay(
  matches: readonly ListedMember[],
  day: string,
  shownId: string | null = null,
): ListedMember | null {
  const shown = matches.find(({ profileId }) => profileId === shownId);
  if (shown) return shown;
  const start = matches.length === 0 ? 0 : Math.floor(Date.parse(day) / DAY_MS) % matches.length;
  const inTurn = [...matches.slice(start), ...matches.slice(0, start)];
  const withPicture = inTurn.filter(({ publicPath }) => publicPath !== null);
  const candidates = withPicture.length > 0 ? withPicture : inTurn;
  return candidates.find(({ viewed }) => !viewed) ?? candidates[0] ?? null;
}
