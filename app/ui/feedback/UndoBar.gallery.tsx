import { all, longName, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { UndoBar } from './UndoBar.tsx';

export const samples: Samples = ({ t }) => ({
  'plain; hint and commit': all(
    [{ title: t.sentence }, { title: longName, hint: t.hint, commitLabel: 'Close', onCommit: noop }],
    (bar) => <UndoBar {...bar} undoLabel={t.more} onUndo={noop} onTimeout={noop} />,
  ),
});
