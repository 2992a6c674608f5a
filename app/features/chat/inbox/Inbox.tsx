import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { useFilledPages } from '../../../lists/useFilledPages.ts';
import { tellsWaiting } from '../../../member/listWaiting.ts';
import * as rowStyles from '../../../member/MessageRow.css.ts';
import { WaitingHint } from '../../../member/WaitingHint.tsx';
import { waitingQuery } from '../../../member/waitingQuery.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { ShowMore } from '../../../ui/actions/ShowMore.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MAX_WHOLE_LIST } from '../../../ui/layout/useHeightWhileOffscreen.ts';
import { conversationDeletionsAtom } from '../data/conversationDeletions.atoms.ts';
import { countSent } from '../data/inboxPages.ts';
import { toInboxRows } from '../data/toInboxRows.ts';
import { useConversations, useRefetchOnNewMessages } from '../data/useConversations.ts';
import { AnchoredRows } from './AnchoredRows.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import * as styles from './Inbox.css.ts';
import { InboxStatus } from './InboxStatus.tsx';
import { OpenConversationFailure } from './OpenConversationFailure.tsx';
import { toShownUnsent } from './toUnsentTexts.ts';
import { useInboxOriginState } from './useGoBackToInbox.ts';
import { useUnsentTexts } from './useUnsentTexts.ts';

/** Characters of a search; no member name is longer. */
const MAX_SEARCH_LENGTH = 60;
const SEARCH_DELAY_MS = 350;

/** All conversations, the latest first. */
export function Inbox({ open }: { open: string | null }) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const [searches, setSearches] = useState(0);
  const showAll = () => {
    setQ('');
    setSearches(searches + 1);
  };
  const query = useConversations(q);
  const { data, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const nextPageFailed = isFetchNextPageError && !isFetchingNextPage;
  useRefetchOnNewMessages();
  const deleted = useAtomValue(conversationDeletionsAtom)
    .filter(({ state }) => state !== 'failed')
    .map(({ id }) => id);
  const rows = data ? toInboxRows(data.rows, { open, deleted }) : null;
  const { busy, showMore } = useFilledPages({
    view: `conversations ${q}`,
    fitting: rows?.length ?? 0,
    pageCount: data && !isPlaceholderData ? Math.ceil(countSent(data) / PAGE_SIZE) : 0,
    hasNextPage,
    isFetching: isFetchingNextPage,
    failed: nextPageFailed,
    fetchNextPage,
  });
  const { list, openRow } = useScrollOpenRowIntoView(open, rows !== null);
  const unsent = useUnsentTexts(open);
  const origin = useInboxOriginState();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={open === null ? 1 : 2} size={open === null ? 'page' : 'section'} id="inbox-title">
          {t`Messages`}
        </Heading>
        <OpenConversationFailure />
        {open === null && q === '' && rows && <InboxWaitingHint rows={rows} whole={!hasNextPage} />}
        <InboxSearch key={searches} onSearch={setQ} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section ref={list} className={styles.body} tabIndex={0} aria-labelledby="inbox-title">
        <InboxStatus
          rows={rows}
          q={isPlaceholderData ? '' : q}
          query={{ ...query, isError: query.isError && !isFetchNextPageError }}
          onShowAll={showAll}
        />
        {rows && rows.length > 0 && (
          <AnchoredRows className={rowStyles.list}>
            {rows.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                ref={conversation.id === open ? openRow : undefined}
                conversation={conversation}
                open={conversation.id === open}
                wanted={q}
                unsent={toShownUnsent(conversation, unsent.get(conversation.id), conversation.id === open)}
                state={origin}
                partial={rows.length > MAX_WHOLE_LIST}
              />
            ))}
          </AnchoredRows>
        )}
        {rows && hasNextPage && (
          <ShowMore
            width="full"
            more={{
              label: t`Show more conversations`,
              busyLabel: t`Loading …`,
              busy,
              onShow: showMore,
            }}
            error={
              nextPageFailed && (
                <LoadFailure
                  title={t`Error: more conversations couldn’t be loaded`}
                  error={query.error}
                  offlineText={null}
                  advice={t`The list above is still here.`}
                  busy={busy}
                  onRetry={showMore}
                />
              )
            }
          />
        )}
      </section>
    </div>
  );
}

interface InboxWaitingHintProps {
  rows: readonly Conversation[];
  /** Whether these are all conversations; those who have waited longest may be on later pages. */
  whole: boolean;
}

function InboxWaitingHint({ rows, whole }: InboxWaitingHintProps) {
  const { data } = useQuery({ ...waitingQuery(useApi()), enabled: !whole && tellsWaiting(rows) });
  return <WaitingHint rows={(whole ? null : data) ?? rows} to={pathTo('waiting')} />;
}

/** The search field, which holds its text itself, so that typing renders no row again. */
function InboxSearch({ onSearch }: { onSearch: (q: string) => void }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const q = useDebouncedValue(search.trim().slice(0, MAX_SEARCH_LENGTH), SEARCH_DELAY_MS);
  useEffect(() => onSearch(q), [q, onSearch]);
  return (
    <TextField id="inbox-search" label={t`Search by name`} autoComplete="off" value={search} onChange={setSearch} />
  );
}

/** Scrolls the list to the row of the open conversation once it is loaded. */
function useScrollOpenRowIntoView(open: string | null, loaded: boolean) {
  const list = useRef<HTMLElement>(null);
  const openRow = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open === null || !loaded || !list.current || !openRow.current) return;
    const frame = list.current.getBoundingClientRect();
    const { top, bottom } = openRow.current.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.current.scrollTop += top - frame.top - frame.height / 4;
  }, [open, loaded]);
  return { list, openRow };
}
