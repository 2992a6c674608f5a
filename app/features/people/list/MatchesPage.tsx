import { useLingui } from '@lingui/react/macro';
import { EmptyMatches } from '../../../feedback/EmptyMemberLists.tsx';
import { useDeleteMatch } from '../actions/useDeleteMatch.ts';
import { toPerson } from '../model/person.ts';
import { FilteredPeople } from './FilteredPeople.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';

export function MatchesPage() {
  const { t } = useLingui();
  const { start } = useDeleteMatch();
  return (
    <PeopleListLayout title={t`Your matches`} lead={t`These people suit you, by what you both have told us.`}>
      <FilteredPeople list="matches" onDelete={(member) => start(toPerson(member))} empty={<EmptyMatches />} />
    </PeopleListLayout>
  );
}
