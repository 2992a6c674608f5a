import { useLingui } from '@lingui/react/macro';
import { shorten } from '../../../lib/shorten.ts';
import { ActionGroup } from '../../../ui/ActionGroup.tsx';
import type { Person } from '../model/person.model.ts';
import { FavouriteAction } from './FavouriteAction.tsx';
import { IcebreakerAction } from './IcebreakerAction.tsx';
import { SmileAction } from './SmileAction.tsx';
import { TalkAction } from './TalkAction.tsx';

interface PersonActionsProps {
  person: Person;
  /** Most tiles in a row. */
  columns: 2 | 4;
}

/** What can be done with somebody, everywhere in the same order. What needs a match is left out for others. */
export function PersonActions({ person, columns }: PersonActionsProps) {
  const { t } = useLingui();
  const name = shorten(person.username, 60) || t`Member without a name`;
  return (
    <ActionGroup label={t`Get in touch with ${{ name }}`} columns={columns}>
      {person.matchId !== null && (
        <>
          <SmileAction person={person} />
          <TalkAction person={person} />
        </>
      )}
      <IcebreakerAction person={person} />
      {person.matchId !== null && <FavouriteAction person={person} />}
    </ActionGroup>
  );
}
