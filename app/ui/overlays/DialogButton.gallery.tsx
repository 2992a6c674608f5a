import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { Sheet } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';

export const samples: Samples = ({ t }) => ({
  'opens a Sheet': (
    <DialogButton label={t.more}>
      {(close) => (
        <Sheet title={t.question} closeLabel="Close" onClose={close}>
          <Text>{t.paragraph}</Text>
        </Sheet>
      )}
    </DialogButton>
  ),
});
