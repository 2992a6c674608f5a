import noMessagesPicture from 'art:no-messages';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import glass from '@phosphor-icons/core/regular/magnifying-glass.svg?icon';
import type { Conversation } from '../../../api/contract/conversations.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { NoMessagesPhoto } from '../../../feedback/emptyStatePhotos.tsx';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { LoadingStatus } from '../../../feedback/QueryGate.tsx';
import { MessageRowsSkeleton } from '../../../member/MessageRow.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { useConversations } from '../data/useConversations.ts';

interface InboxStatusProps {
  /** Null until a page is loaded. */
  rows: readonly Conversation[] | null;
  /** The search text; empty without a search. */
  q: string;
  query: Pick<ReturnType<typeof useConversations>, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  onShowAll: () => void;
}

/** The state of the list apart from its rows: loading, failed or empty. */
export function InboxStatus({ rows, q, query, onShowAll }: InboxStatusProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { isError, error, isFetching, refetch } = query;
  // Above loaded rows, the banner of the shell already says that there is no connection.
  if (online ? isError : !rows) {
    return (
      <LoadFailure
        title={t`Error: your conversations couldn’t be loaded`}
        offlineText={t`Your conversations will appear as soon as you’re back online.`}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!rows) return <InboxSkeleton />;
  const count = rows.length;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {(count > 0 || q !== '') &&
            plural(count, { 0: 'No conversations', one: '# conversation', other: '# conversations' })}
        </span>
      </VisuallyHidden>
      {rows.length === 0 && q !== '' && (
        <EmptyState icon={glass}>
          <Text userGenerated>
            <Trans>
              No conversation with “<bdi>{q}</bdi>”. Please check the spelling, or type only the beginning of the name.
            </Trans>
          </Text>
          <Button tone="secondary" onClick={onShowAll}>{t`Show all conversations`}</Button>
        </EmptyState>
      )}
      {rows.length === 0 &&
        q === '' &&
        // Written twice, because sites without a photograph would carry what joins the two.
        (site.photos.includes('noMessages') ? (
          <NoMessagesPhoto>
            <Text>{t`You have no conversations yet. Look at your matches and write to somebody you like.`}</Text>
            <LinkButton to={pathTo('matches')} tone="secondary">{t`See my matches`}</LinkButton>
          </NoMessagesPhoto>
        ) : (
          <EmptyState picture={noMessagesPicture}>
            <Text>{t`You have no conversations yet. Look at your matches and write to somebody you like.`}</Text>
            <LinkButton to={pathTo('matches')} tone="secondary">{t`See my matches`}</LinkButton>
          </EmptyState>
        ))}
    </>
  );
}

/** A skeleton of the list while it is loading. */
function InboxSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <LoadingStatus>{t`Loading your conversations …`}</LoadingStatus>
      <MessageRowsSkeleton count={4} />
    </>
  );
}
