import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDeletion } from '../actions/useDeletion.ts';
import { toPerson } from '../model/person.model.ts';
import { FilteredPeople } from './FilteredPeople.tsx';
import { ListFrame } from './ListFrame.tsx';

export function MatchesPage() {
  const { t } = useLingui();
  const { start } = useDeletion();
  return (
    <ListFrame title={t`Your matches`} lead={t`These people suit you, by what you both have told us.`}>
      <FilteredPeople
        list="matches"
        onDelete={(member) => start(toPerson(member))}
        empty={
          <EmptyState picture={`${site.artUrl}/no-matches.svg`}>
            <Text>
              <Trans>We are still looking for people who suit you. With wider preferences we find more.</Trans>
            </Text>
            <LinkButton to={pathTo('preferences')} tone="secondary">
              <Trans>Change my preferences</Trans>
            </LinkButton>
          </EmptyState>
        }
      />
    </ListFrame>
  );
}
