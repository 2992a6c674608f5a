import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import glass from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import type { Conversation } from '../../../api/contract/chat.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { InboxSkeleton } from './InboxSkeleton.tsx';

interface InboxStatusProps {
  /** Null while there is nothing to show. */
  rows: readonly Conversation[] | null;
  /** What was searched for. */
  searchText: string;
  offline: boolean;
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  onShowAll: () => void;
}

/** Everything about the list but its rows: that it is on its way, empty, out of date or out of reach. */
export function InboxStatus({ rows, searchText: q, offline, failed, busy, onRetry, onShowAll }: InboxStatusProps) {
  const { t } = useLingui();
  // Over rows that are there already the shell says that there is no connection.
  if ((offline && !rows) || (failed && !offline)) {
    return (
      <QueryError
        title={t`Error: your conversations could not be loaded`}
        offlineText={t`As soon as you are connected again, your conversations appear here on their own.`}
        busy={busy}
        onRetry={onRetry}
      />
    );
  }
  if (!rows) return <InboxSkeleton />;
  const count = rows.length;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {plural(count, { 0: 'No conversations', one: '# conversation', other: '# conversations' })}
        </span>
      </VisuallyHidden>
      {rows.length === 0 && q !== '' && (
        <EmptyState icon={glass}>
          <Text userGenerated>
            <Trans>
              No conversation with “<bdi>{q}</bdi>”. Please check the spelling, or type only the beginning of the name.
            </Trans>
          </Text>
          <Button tone="secondary" onClick={onShowAll}>
            <Trans>Show all conversations</Trans>
          </Button>
        </EmptyState>
      )}
      {rows.length === 0 && q === '' && (
        <EmptyState picture={`${site.artUrl}/no-messages.svg`}>
          <Text>
            <Trans>You have no conversations yet. Look at your matches and write to somebody you like.</Trans>
          </Text>
          <LinkButton to={pathTo('matches')} tone="secondary">
            <Trans>Look at my matches</Trans>
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}
