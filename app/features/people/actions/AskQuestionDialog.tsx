import { msg } from '@lingui/core/macro';
import { IcebreakerDialog } from '../../../forms/icebreaker/IcebreakerDialog.tsx';
import type { Person } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { useNotify } from '../notices/useNotify.ts';

interface AskQuestionDialogProps {
  person: Person;
  onClose: () => void;
}

/** A dialog that asks a person of a list or profile a ready-made question. */
export function AskQuestionDialog({ person, onClose }: AskQuestionDialogProps) {
  const cache = usePeopleCache();
  const { clearFailure, notifySuccess, notifyFailure } = useNotify();
  return (
    <IcebreakerDialog
      profileId={person.profileId}
      username={person.username}
      onAttempt={() => clearFailure(person)}
      onSent={() => {
        if (person.matchId !== null) cache.patch(person.matchId, { icebreakerQuestion: null });
        cache.invalidateRelated();
        notifySuccess(msg`Your question is on its way`);
      }}
      onFailure={(error, text) => notifyFailure(person, error, text)}
      onClose={onClose}
    />
  );
}
