import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../device/noticePreferences.ts';
import { UndoBar } from '../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../ui/focus/restoreLostFocus.ts';
import { useOnPageLeave } from './useOnPageLeave.ts';

interface UndoNoticeProps {
  /** Identifies the pending item; null while there is none. */
  id: string | null;
  title: string;
  hint?: string;
  undoLabel: string;
  commitLabel: string;
  undo: () => void;
  commit: () => void;
  /** Selector of the element that takes the focus of the undo button. */
  focusAfterUndo: string;
  takesFocus?: boolean;
}

/** An offer to undo the pending item of an undoable. Render it even while none is pending: leaving the page commits. */
export function UndoNotice({ id, undo, commit, focusAfterUndo, ...bar }: UndoNoticeProps) {
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  useOnPageLeave(id !== null, commit);
  if (id === null) return null;
  const undoAndFocus = () => {
    undo();
    restoreLostFocus(focusAfterUndo);
  };
  return <UndoBar key={id} {...bar} onUndo={undoAndFocus} onCommit={commit} persistent={keepOpen} />;
}
