import { useLingui } from '@lingui/react/macro';
import { ActionGroup } from '../../../ui/actions/ActionGroup.tsx';
import type { Person } from '../model/person.model.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { FavouriteAction } from './FavouriteAction.tsx';
import { IcebreakerAction } from './IcebreakerAction.tsx';
import { SmileAction } from './SmileAction.tsx';
import { StartConversationAction } from './StartConversationAction.tsx';

interface PersonActionsProps {
  person: Person;
  /** The maximum; narrow screens show fewer. */
  columns: 2 | 4;
}

/** The actions on a member, in the same order everywhere. Only matches can be smiled at, written to and marked. */
export function PersonActions({ person, columns }: PersonActionsProps) {
  const { t } = useLingui();
  const name = usePersonName(person.username);
  return (
    <ActionGroup label={t`Get in touch with ${{ name }}`} columns={columns}>
      {person.matchId !== null && (
        <>
          <SmileAction person={person} />
          <StartConversationAction person={person} />
        </>
      )}
      <IcebreakerAction person={person} />
      {person.matchId !== null && <FavouriteAction person={person} />}
    </ActionGroup>
  );
}
