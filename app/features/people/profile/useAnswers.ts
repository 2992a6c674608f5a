import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commentAnswer, likeAnswer, type Profile, type RandomAnswer } from '../../../api/contract/profile.ts';
import { useApi } from '../../../session/useSession.ts';
import { peopleKeys } from '../model/peopleKeys.ts';
import { type AnswerPatch, likeOf, patchAnswer, unlikeOf } from '../model/profile.model.ts';
import { readRefusal } from '../model/refusal.model.ts';
import { useTell } from '../notices/useTell.ts';

function useAnswerCache(profileId: string) {
  const client = useQueryClient();
  const queryKey = peopleKeys.profile(profileId);
  return {
    patch: (answerId: string, patch: AnswerPatch) =>
      client.setQueryData<Profile>(queryKey, (profile) => profile && patchAnswer(profile, answerId, patch)),
    /** Refetches the profile after a like or a comment. */
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Liked at once on the screen, and taken back if the server refuses. */
export function useLike(profileId: string, answer: RandomAnswer) {
  const { t } = useLingui();
  const api = useApi();
  const cache = useAnswerCache(profileId);
  const tell = useTell();
  return useMutation({
    mutationFn: () => api.call(likeAnswer, { params: { answerId: answer.id } }),
    onMutate() {
      tell.settle({ profileId });
      cache.patch(answer.id, likeOf(answer));
      return { before: unlikeOf(answer) };
    },
    onSuccess() {
      tell.say(t`You like this answer.`);
      cache.refresh();
    },
    onError(error, _, context) {
      if (context) cache.patch(answer.id, context.before);
      tell.failed({ profileId }, error, readRefusal(error) ?? msg`Unable to like answer`);
    },
  });
}

/** Its failure shows in the form, where the text stays. */
export function useComment(profileId: string, answer: RandomAnswer) {
  const { t } = useLingui();
  const tell = useTell();
  const api = useApi();
  const cache = useAnswerCache(profileId);
  return useMutation({
    mutationFn: (comment: string) => api.call(commentAnswer, { params: { answerId: answer.id }, body: { comment } }),
    onSuccess(_, comment) {
      cache.patch(answer.id, { comment: comment.trim() });
      tell.say(t`Your comment is sent.`);
      cache.refresh();
    },
  });
}
