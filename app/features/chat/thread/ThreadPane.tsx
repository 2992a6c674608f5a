import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { isOwnBlock } from '../../../api/apiErrorChecks.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { LazyPart } from '../../../feedback/LazyPart.tsx';
import { LoadingStatus } from '../../../feedback/QueryGate.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useMember } from '../../../session/useSession.ts';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Composer } from '../composer/Composer.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { conversationDeletionsAtom } from '../data/conversationDeletions.atoms.ts';
import { needsPremiumToWrite } from '../data/needsPremiumToWrite.ts';
import { openConversationFailureAtom } from '../data/openConversationFailure.atoms.ts';
import { type LoadedThread, newestMessageIdOf, useThread } from '../data/threadQuery.ts';
import { useMarkConversationRead } from '../data/useConversations.ts';
import { MessageList } from './MessageList.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import * as styles from './ThreadPane.css.ts';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { useOutbox } from './useOutbox.ts';

const loadClosed = () => loadRareChunk(() => import('../../../forms/report/ClosedConversation.tsx'));

const noConversation = new ApiError('rejected', 'fetchThread', { status: 404 });

/** The open conversation; an invalid id, or that of a conversation being deleted, leads back to the inbox. */
export function ThreadPane({ id }: { id: string }) {
  const deletions = useAtomValue(conversationDeletionsAtom);
  // Read once: when the open conversation is deleted, useDeleteConversation navigates.
  const [deleted] = useState(() => deletions.some((each) => each.id === id && each.state !== 'failed'));
  const setFailure = useSetAtom(openConversationFailureAtom);
  const valid = idPattern.test(id);
  useEffect(() => setFailure(valid ? null : { id, error: noConversation }), [id, valid, setFailure]);
  if (!valid || deleted) return <Navigate to={sharedPaths.messages} replace />;
  return <OpenThread id={id} />;
}

const noMessages: LoadedThread['messages'] = [];

/** Whether a call was refused, which may arrive before the session has ended. */
const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

function OpenThread({ id }: { id: string }) {
  const navigate = useNavigate();
  const owner = useAtomValue(memberIdAtom);
  const setFailure = useSetAtom(openConversationFailureAtom);
  const { t } = useLingui();
  const toName = useConversationName();
  const { data: thread, error: queryError, isPaused } = useThread(id);
  const blocked = isOwnBlock(queryError);
  const { removedForFraud = false, profileId = null } = thread?.info ?? {};
  const isClosed = thread !== undefined && (removedForFraud || (blocked && profileId !== null));
  useRestoreFocusOnChange(isClosed, '#message');
  // Loaded messages stay visible.
  const error = thread ? null : queryError;
  const premium = useMember()?.user.premium ?? false;
  // Until the thread is loaded it is unknown whether the member may write.
  const locked = thread !== undefined && needsPremiumToWrite(thread, { userId: owner ?? '', premium });
  const outbox = useOutbox(id, thread?.messages ?? noMessages);
  useMarkConversationRead(id, thread ? newestMessageIdOf(thread) : null);
  useEffect(() => {
    // A member whose session has ended is led to sign-in, and then back to this conversation.
    if (!error || owner === null || isUnauthorized(error)) return;
    setFailure({ id, error });
    void navigate(sharedPaths.messages, { replace: true });
  }, [id, error, owner, navigate, setFailure]);
  return (
    <div className={styles.root}>
      <ThreadHeader id={id} info={thread?.info ?? null} blocked={blocked} />
      {thread ? (
        <MessageList id={id} thread={thread} outbox={outbox} />
      ) : (
        // Announces nothing while offline.
        <ThreadSkeleton>
          {!isPaused && error === null && <LoadingStatus>{t`Loading the messages …`}</LoadingStatus>}
        </ThreadSkeleton>
      )}
      {isClosed ? (
        <div className={styles.instead}>
          <LazyPart name="closed" load={loadClosed}>
            {({ ClosedConversation }) => (
              <ClosedConversation
                username={thread.info.username}
                name={toName({ ...thread.info, id })}
                blockedId={removedForFraud ? null : profileId}
              />
            )}
          </LazyPart>
        </div>
      ) : (
        <Composer id={id} locked={locked} refusal={outbox.refusal} onSend={outbox.send} />
      )}
    </div>
  );
}
