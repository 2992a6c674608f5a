import { useLingui } from '@lingui/react/macro';
import { EmptyMatches } from '../../../feedback/EmptyMemberLists.tsx';
import { FilteredPeople } from './FilteredPeople.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';

export function MatchesPage() {
  const { t } = useLingui();
  return (
    <PeopleListLayout title={t`Your matches`} lead={t`These people suit you, based on both your answers.`}>
      <FilteredPeople list="matches" deletable empty={<EmptyMatches />} />
    </PeopleListLayout>
  );
}
