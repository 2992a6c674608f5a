import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { UndoBar, UndoBarRegion } from '../../../ui/feedback/UndoBar.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import {
  type ConversationDeletion,
  commitDeletionAtom,
  conversationDeletionsAtom,
  undoDeletionAtom,
} from '../data/conversationDeletions.atoms.ts';

interface ConversationDeletionBarsProps {
  /** Styles around the bars, and of the same element while there are none. */
  frame: string;
  emptyFrame: string;
}

/** One bar for each conversation that is being deleted or could not be deleted. */
export function ConversationDeletionBars({ frame, emptyFrame }: ConversationDeletionBarsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const deletions = useAtomValue(conversationDeletionsAtom);
  const undo = useSetAtom(undoDeletionAtom);
  const client = useQueryClient();
  const sendDeletion = useSetAtom(commitDeletionAtom);
  const commit = (id: string) => void sendDeletion(client, id);
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const ofState = (wanted: ConversationDeletion['state']) => deletions.filter(({ state }) => state === wanted);
  const restore = ({ id }: ConversationDeletion) => {
    undo(id);
    void navigate(sharedPaths.activeChat(id));
  };
  const isEmpty = deletions.every(({ state }) => state !== 'waiting' && state !== 'failed');
  return (
    <div className={isEmpty ? emptyFrame : frame}>
      <UndoBarRegion>
        {ofState('waiting').map((deletion) => (
          <UndoBar
            key={deletion.id}
            title={t`The conversation with ${{ name: deletion.name }} is deleted.`}
            hint={t`You can undo this for about half a minute. Until then, nothing changes for ${{ name: deletion.name }}.`}
            undoLabel={t`Undo the deletion`}
            onUndo={() => restore(deletion)}
            commitLabel={t`Close this notice`}
            onCommit={() => commit(deletion.id)}
            persistent={keepOpen}
          />
        ))}
      </UndoBarRegion>
      {ofState('failed').map(({ id, name }) => (
        <Banner key={id} tone="danger" title={t`Error: the conversation with ${name} couldn’t be deleted`} announce>
          <Text>{t`The conversation is still in your list. Please check your connection and try again.`}</Text>
          <Row>
            <Button tone="secondary" size="small" onClick={() => commit(id)}>{t`Try again`}</Button>
            <Button tone="quiet" size="small" onClick={() => undo(id)}>{t`Keep the conversation`}</Button>
          </Row>
        </Banner>
      ))}
    </div>
  );
}
