import { useLingui } from '@lingui/react/macro';
import { truncate } from '../../../lib/truncate.ts';
import { ActionGroup } from '../../../ui/actions/ActionGroup.tsx';
import type { Person } from '../model/person.model.ts';
import { FavouriteAction } from './FavouriteAction.tsx';
import { IcebreakerAction } from './IcebreakerAction.tsx';
import { SmileAction } from './SmileAction.tsx';
import { StartConversationAction } from './StartConversationAction.tsx';

interface PersonActionsProps {
  person: Person;
  /** Most tiles in a row. */
  columns: 2 | 4;
}

/** What can be done with somebody, everywhere in the same order. What needs a match is left out for others. */
export function PersonActions({ person, columns }: PersonActionsProps) {
  const { t } = useLingui();
  const name = truncate(person.username, 60) || t`Member without a name`;
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
