import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOnline } from '../../session/useOnline.ts';
import { Heading } from '../../ui/Heading.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { deletionsAtom } from './deletions.atoms.ts';
import * as styles from './Inbox.css.ts';
import { InboxNotice } from './InboxNotice.tsx';
import { InboxStatus } from './InboxStatus.tsx';
import { toRows } from './inbox.model.ts';
import { useConversations } from './useConversations.ts';
import { useNewsInList } from './useNewsInList.ts';
import { useOpenRowInSight } from './useOpenRowInSight.ts';

/** Nobody's name is longer. */
const longestSearch = 60;

/** All conversations, the latest first. */
export function Inbox({ open }: { open: string | null }) {
  const { t } = useLingui();
  const online = useOnline();
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim().slice(0, longestSearch), 350);
  const { data, isError, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useConversations(q);
  useNewsInList();
  const deleted = useAtomValue(deletionsAtom)
    .filter(({ state }) => state !== 'failed')
    .map(({ id }) => id);
  const rows = data ? toRows(data.pages, { open, deleted }) : null;
  const list = useOpenRowInSight(open, rows !== null);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={open === null ? 1 : 2} size={open === null ? 'page' : 'section'} id="inbox-title">
          <Trans>Messages</Trans>
        </Heading>
        <InboxNotice />
        <TextField id="inbox-search" label={t`Search by name`} autoComplete="off" value={words} onChange={setWords} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section ref={list} className={styles.body} tabIndex={0} aria-labelledby="inbox-title">
        <InboxStatus
          rows={rows}
          q={isPlaceholderData ? '' : q}
          offline={!online}
          failed={isError}
          busy={isFetching}
          onRetry={() => void refetch()}
          onShowAll={() => setWords('')}
        />
        {rows && rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} open={conversation.id === open} />
              </li>
            ))}
          </ul>
        )}
        {rows && hasNextPage && (
          <ShowMore
            width="full"
            more={{
              label: t`Show more conversations`,
              busyLabel: t`Loading …`,
              busy: isFetchingNextPage,
              onShow: () => void fetchNextPage(),
            }}
          />
        )}
      </section>
    </div>
  );
}
