import { useMutation } from '@tanstack/react-query';
import { reportMember } from '../../../api/contract/reportAndBlock.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';

/** A failure is shown in the dialog, where everything typed stays. */
export function useReportMember({ profileId }: Person) {
  const api = useApi();
  return useMutation({
    mutationFn: (reason: string) => api.call(reportMember, { params: { id: profileId }, body: { reason } }),
  });
}
