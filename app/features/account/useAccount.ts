import { useQuery } from '@tanstack/react-query';
import { fetchAccount } from '../../api/contract/settings.ts';
import { accountKey } from '../../lib/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';

export function useAccount() {
  const api = useApi();
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.call(fetchAccount, {}, { signal }) });
}
