import { useMutation } from '@tanstack/react-query';
import { reportMember } from '../../../api/contract/safety.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';

/** Its failure shows in the dialog (specification, section 8), where everything typed stays. */
export function useReport({ profileId }: Person) {
  const api = useApi();
  return useMutation({
    mutationFn: (reason: string) => api.call(reportMember, { params: { id: profileId }, body: { reason } }),
  });
}
