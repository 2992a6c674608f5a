import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FilteredPeople } from './FilteredPeople.tsx';
import { ListFrame } from './ListFrame.tsx';

export function VisitorsPage() {
  const { t } = useLingui();
  return (
    <ListFrame title={t`Your visitors`} lead={t`These people have looked at your profile, the latest first.`}>
      <FilteredPeople
        list="visitors"
        empty={
          <EmptyState picture={`${site.artUrl}/no-visitors.svg`}>
            <Text>
              <Trans>Nobody has visited your profile yet. A good picture and a few words about you help.</Trans>
            </Text>
            <LinkButton to={pathTo('ownProfile')} tone="secondary">
              <Trans>Look at my profile</Trans>
            </LinkButton>
          </EmptyState>
        }
      />
    </ListFrame>
  );
}
