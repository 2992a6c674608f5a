import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import type { ReactingMember } from '../../../api/contract/profile.ts';
import { reportFailureAtom } from '../../../feedback/failureQueue.atoms.ts';
import { log } from '../../../lib/log.ts';
import { actionFailureTexts, toActionAdvice } from '../../../member/actionFailureTexts.ts';
import { useOpenConversation } from '../../../paywall/useOpenConversation.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { useMember } from '../../../session/useSession.ts';

/**
 * Returns the function that opens the conversation with a member who has commented; the server says where that needs
 * Premium.
 */
export function useWriteToCommenter(member: ReactingMember): { opening: boolean; start: () => void } {
  const { matchId, profileId } = member;
  const { t } = useLingui();
  const report = useSetAtom(reportFailureAtom);
  const showPlans = useShowPlans();
  const premium = useMember()?.user.premium ?? false;
  const { openingId, open } = useOpenConversation({
    onError(error) {
      log.warn('a conversation could not be opened', error);
      if (error instanceof ApiError && error.paywall && !premium)
        return showPlans({ action: 'write', profileId, conversationId: null });
      report(t`Error: ${{ title: t(actionFailureTexts.conversation) }}`, { advice: toActionAdvice(error) });
    },
  });
  return { opening: openingId !== null, start: () => open({ matchId }) };
}
