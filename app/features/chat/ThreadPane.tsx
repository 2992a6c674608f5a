import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { idPattern } from '../../api/contract/fields.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { useOnline } from '../../session/useOnline.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';
import { Composer } from './Composer.tsx';
import { ownerAtom } from './chat.atoms.ts';
import { deletionsAtom } from './deletions.atoms.ts';
import { MessageList } from './MessageList.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import * as styles from './ThreadPane.css.ts';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { newestIdOf } from './thread.model.ts';
import { chatTroubleAtom, toChatTrouble } from './trouble.atoms.ts';
import { useMarkSeen } from './useMarkSeen.ts';
import { useSending } from './useSending.ts';
import { useThread } from './useThread.ts';

/** The open conversation; an address that names none, or one that is being deleted, leads back to the inbox. */
export function ThreadPane({ id }: { id: string }) {
  const deletions = useAtomValue(deletionsAtom);
  // Only at first: whoever deletes the open conversation is led on from there.
  const [deleted] = useState(() => deletions.some((each) => each.id === id && each.state !== 'failed'));
  const setTrouble = useSetAtom(chatTroubleAtom);
  const valid = idPattern.test(id);
  useEffect(() => setTrouble(valid ? null : { id, kind: 'missing', words: null }), [id, valid, setTrouble]);
  if (!valid || deleted) return <Navigate to={namedPaths.messages} replace />;
  return <OpenThread id={id} />;
}

/** The answer can come before the session has learnt that it is over. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

function OpenThread({ id }: { id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const navigate = useNavigate();
  const owner = useAtomValue(ownerAtom);
  const setTrouble = useSetAtom(chatTroubleAtom);
  const { thread, trouble, waiting } = useThread(id);
  const sending = useSending(id);
  useMarkSeen(id, thread && newestIdOf(thread));
  useEffect(() => {
    // Whoever is not signed in any more is led to sign-in, and comes back to this conversation.
    if (!trouble || owner === null || isSignedOut(trouble)) return;
    setTrouble(toChatTrouble(id, trouble));
    void navigate(namedPaths.messages, { replace: true });
  }, [id, trouble, owner, navigate, setTrouble]);
  return (
    <div className={styles.root}>
      <ThreadHeader id={id} info={thread?.info ?? null} />
      {!online && (
        <div className={styles.notice}>
          <Banner tone="warning" title={t`There is no connection to the internet`} announce>
            <Text>
              <Trans>As soon as you are connected again, new messages appear here on their own.</Trans>
            </Text>
          </Banner>
        </div>
      )}
      {thread ? (
        <MessageList id={id} thread={thread} sending={sending} />
      ) : (
        <ThreadSkeleton quiet={waiting || trouble !== null} />
      )}
      <Composer id={id} info={thread?.info ?? null} onSend={sending.send} />
    </div>
  );
}
