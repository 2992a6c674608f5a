import noMatchesPicture from 'art:no-matches';
import noVisitorsPicture from 'art:no-visitors';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '../routing/routeTable.ts';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { Text } from '../ui/content/Text.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** Shown when there are no matches. */
export function EmptyMatches() {
  return (
    <EmptyState picture={noMatchesPicture}>
      <Text>
        <Trans>We are still looking for people who suit you. With wider preferences we find more.</Trans>
      </Text>
      <LinkButton to={pathTo('preferences')} tone="secondary">
        <Trans>Change my preferences</Trans>
      </LinkButton>
    </EmptyState>
  );
}

/** Shown when there are no visitors. */
export function EmptyVisitors() {
  return (
    <EmptyState picture={noVisitorsPicture}>
      <Text>
        <Trans>Nobody has visited your profile yet. A good picture and a few words about you help.</Trans>
      </Text>
      <LinkButton to={pathTo('ownProfile')} tone="secondary">
        <Trans>Look at my profile</Trans>
      </LinkButton>
    </EmptyState>
  );
}
