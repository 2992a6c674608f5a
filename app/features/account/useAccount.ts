import { useQuery } from '@tanstack/react-query';
import { fetchAccount } from '../../api/contract/accountSettings.ts';
import { accountKey } from '../../api/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';

export function useAccount() {
  const api = useApi();
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.call(fetchAccount, {}, { signal }) });
}
