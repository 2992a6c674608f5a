import { useQuery } from '@tanstack/react-query';
import { fetchAccount } from '../../api/contract/settings.ts';
import { useApi } from '../../session/useSession.ts';

export const accountKey = ['account'] as const;

export function useAccount() {
  const api = useApi();
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.call(fetchAccount, {}, { signal }) });
}
