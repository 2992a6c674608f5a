import { useLingui } from '@lingui/react/macro';
import { EmptyVisitors } from '../../../feedback/EmptyMemberLists.tsx';
import { FilteredPeople } from './FilteredPeople.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';

export function VisitorsPage() {
  const { t } = useLingui();
  return (
    <PeopleListLayout title={t`Your visitors`} lead={t`These people have looked at your profile, the latest first.`}>
      <FilteredPeople list="visitors" empty={<EmptyVisitors />} />
    </PeopleListLayout>
  );
}
