import noMatchesPicture from 'art:no-matches';
import noVisitorsPicture from 'art:no-visitors';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../routing/routeAddresses.ts';
import { site } from '../site/site.ts';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { Text } from '../ui/content/Text.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { NoMatchesPhoto, NoVisitorsPhoto } from './emptyStatePhotos.tsx';

/** The empty state of the list of matches. */
export function EmptyMatches() {
  const { t } = useLingui();
  const state = (
    <EmptyState picture={noMatchesPicture}>
      <Text>{t`We’re still looking for people who suit you. With wider preferences we find more.`}</Text>
      <LinkButton to={pathTo('preferences')} tone="secondary">{t`Change my preferences`}</LinkButton>
    </EmptyState>
  );
  return site.photos.includes('noMatches') ? <NoMatchesPhoto>{state.props.children}</NoMatchesPhoto> : state;
}

/** The empty state of the list of visitors. */
export function EmptyVisitors() {
  const { t } = useLingui();
  const state = (
    <EmptyState picture={noVisitorsPicture}>
      <Text>{t`Nobody has visited your profile yet. A good picture and a few words about you help.`}</Text>
      <LinkButton to={pathTo('ownProfile')} tone="secondary">{t`See my profile`}</LinkButton>
    </EmptyState>
  );
  return site.photos.includes('noVisitors') ? <NoVisitorsPhoto>{state.props.children}</NoVisitorsPhoto> : state;
}
