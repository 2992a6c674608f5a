import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { DialogButton } from './DialogButton.tsx';
import { PictureViewer } from './PictureViewer.tsx';

export const samples: Samples = ({ t, art }) => ({
  'two pictures and one that failed': (
    <DialogButton label={t.label}>
      {(close) => (
        <PictureViewer
          pictures={['welcome', 'completion', null].map((name) => ({ src: name && art(name), alt: t.label }))}
          first={0}
          texts={{
            close: 'Close',
            previous: 'Previous',
            next: 'Next',
            zoomIn: 'Enlarge',
            zoomOut: 'Make smaller',
            loading: t.sentence,
            failed: t.failure,
            carousel: 'Pictures',
            slide: 'Picture',
            position: (number, total) => `${number} / ${total}`,
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  ),
});
