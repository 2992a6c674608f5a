import { useQuery } from '@tanstack/react-query';
import { fetchProfile } from '../../api/contract/profile.ts';
import { ownProfileKey } from '../../api/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';

/** The member's gender, which selects the pictures; null until it is known. */
export function useOwnGender(): 'male' | 'female' | null {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ownProfileKey,
    queryFn: ({ signal }) => api.call(fetchProfile, {}, { signal }),
  });
  // 1 is male, anything else female; so is nothing.
  return data?.profileCard.gender ?? (isError ? 'female' : null);
}
