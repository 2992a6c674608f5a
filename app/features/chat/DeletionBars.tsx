import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { namedPaths } from '../../routing/namedPaths.ts';
import { keepMessagesAtom } from '../../session/messageChoices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { UndoBar } from '../../ui/UndoBar.tsx';
import { type Deletion, deletionsAtom, undoDeletionAtom } from './deletions.atoms.ts';
import { useCommitDeletion } from './useDeletions.ts';

/** One bar for each conversation that is being deleted, or could not be. */
export function DeletionBars() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const deletions = useAtomValue(deletionsAtom);
  const undo = useSetAtom(undoDeletionAtom);
  const commit = useCommitDeletion();
  const stays = useAtomValue(keepMessagesAtom);
  const restore = ({ id }: Deletion) => {
    undo(id);
    void navigate(namedPaths.activeChat(id));
  };
  return deletions.map((deletion) => {
    const { id, name, state } = deletion;
    if (state === 'waiting') {
      return (
        <UndoBar
          key={id}
          title={t`The conversation with ${name} is deleted.`}
          undoLabel={t`Undo the deletion`}
          onUndo={() => restore(deletion)}
          endLabel={t`Close this notice`}
          onEndNow={() => commit(id)}
          onTimeOver={() => commit(id)}
          stays={stays}
        />
      );
    }
    if (state !== 'failed') return null;
    return (
      <Banner key={id} tone="danger" title={t`Error: the conversation with ${name} could not be deleted`} announce>
        <Text>
          <Trans>The conversation is still in your list. Please check your connection and try again.</Trans>
        </Text>
        <Row>
          <Button tone="secondary" size="small" onClick={() => commit(id)}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="quiet" size="small" onClick={() => undo(id)}>
            <Trans>Keep the conversation</Trans>
          </Button>
        </Row>
      </Banner>
    );
  });
}
