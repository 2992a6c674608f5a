import { useLingui } from '@lingui/react/macro';
import { NoVisitorsYet } from '../../../parts/NobodyYet.tsx';
import { FilteredPeople } from './FilteredPeople.tsx';
import { ListFrame } from './ListFrame.tsx';

export function VisitorsPage() {
  const { t } = useLingui();
  return (
    <ListFrame title={t`Your visitors`} lead={t`These people have looked at your profile, the latest first.`}>
      <FilteredPeople list="visitors" empty={<NoVisitorsYet />} />
    </ListFrame>
  );
}
