import { all, longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ModalHeader } from './ModalHeader.tsx';

export const samples: Samples = ({ t }) => ({
  'short, long': all([t.label, longWord], (title) => (
    <ModalHeader id={`header-${title.length}`} title={title} closeLabel="Close" onClose={noop} />
  )),
});
