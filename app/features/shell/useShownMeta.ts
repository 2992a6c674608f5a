import { useMatches } from 'react-router';
import { pickMeta, type ShownMeta } from '../../routing/RouteMeta.ts';

/** What the page on show says about the frame around it. */
export function useShownMeta(): ShownMeta | null {
  return pickMeta(useMatches().map(({ handle }) => handle));
}
