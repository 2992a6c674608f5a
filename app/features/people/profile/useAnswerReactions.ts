import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toServerMessage } from '../../../api/apiErrorChecks.ts';
import { commentAnswer, likeAnswer, type RandomAnswer } from '../../../api/contract/profile.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { type AnswerPatch, patchAnswer, toLikePatch, toUnlikePatch } from '../model/answerPatch.ts';
import { useNotify } from '../notices/useNotify.ts';

function useAnswerCache(profileId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(useApi(), profileId);
  return {
    patch: (answerId: string, patch: AnswerPatch) =>
      client.setQueryData(queryKey, (profile) => profile && patchAnswer(profile, answerId, patch)),
    /** Refetches the profile after a like or a comment. */
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Shows the like at once, and reverts it if the call fails. */
export function useLikeAnswer(profileId: string, answer: RandomAnswer) {
  const { t } = useLingui();
  const api = useApi();
  const cache = useAnswerCache(profileId);
  const { announce, clearFailure, notifyFailure } = useNotify();
  return useMutation({
    mutationFn: () => api.call(likeAnswer, { params: { answerId: answer.id } }),
    onMutate() {
      clearFailure({ profileId });
      cache.patch(answer.id, toLikePatch(answer));
      return { before: toUnlikePatch(answer) };
    },
    onSuccess() {
      announce(t`You like this answer.`);
      cache.refresh();
    },
    onError(error, _, context) {
      if (context) cache.patch(answer.id, context.before);
      notifyFailure({ profileId }, error, toServerMessage(error) ?? msg`Unable to like answer`);
    },
  });
}

/** Sends a comment. A failure is shown in the form, where the text stays. */
export function useCommentAnswer(profileId: string, answer: RandomAnswer) {
  const { t } = useLingui();
  const { announce } = useNotify();
  const api = useApi();
  const cache = useAnswerCache(profileId);
  return useMutation({
    mutationFn: (comment: string) => api.call(commentAnswer, { params: { answerId: answer.id }, body: { comment } }),
    onSuccess(_, comment) {
      cache.patch(answer.id, { comment: comment.trim() });
      announce(t`Your comment is sent.`);
      cache.refresh();
    },
  });
}
