import { all, longName, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { UndoBar } from './UndoBar.tsx';

export const samples: Samples = ({ t }) => ({
  'plain; hint': all([{ title: t.sentence }, { title: longName, hint: t.hint }], (bar) => (
    <UndoBar {...bar} undoLabel={t.more} onUndo={noop} commitLabel="Close" onCommit={noop} />
  )),
});
