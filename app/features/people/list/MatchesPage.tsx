import { useLingui } from '@lingui/react/macro';
import { NoMatchesYet } from '../../../parts/NobodyYet.tsx';
import { useDeletion } from '../actions/useDeletion.ts';
import { toPerson } from '../model/person.model.ts';
import { FilteredPeople } from './FilteredPeople.tsx';
import { ListFrame } from './ListFrame.tsx';

export function MatchesPage() {
  const { t } = useLingui();
  const { start } = useDeletion();
  return (
    <ListFrame title={t`Your matches`} lead={t`These people suit you, by what you both have told us.`}>
      <FilteredPeople list="matches" onDelete={(member) => start(toPerson(member))} empty={<NoMatchesYet />} />
    </ListFrame>
  );
}
