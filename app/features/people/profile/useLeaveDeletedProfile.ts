import { parseListOrigin, toListOriginState } from '../../../lists/listOrigin.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { useListNeighbours } from './useListNeighbours.ts';

/**
 * Returns a function that leads from the profile of a deleted match to the next person of the list, or to the matches.
 */
export function useLeaveDeletedProfile(profileId: string): () => void {
  const origin = parseListOrigin(useLocation().state);
  const { previous, next } = useListNeighbours(origin, profileId);
  const navigate = useNavigate();
  const other = next ?? previous;
  return () => {
    if (origin === null || other === null) return void navigate(pathTo('matches'));
    void navigate(pathTo('memberProfile', { id: other.profileId }), {
      replace: true,
      state: toListOriginState(origin),
    });
  };
}
