import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { Text } from '../content/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { DialogFoot } from './DialogFoot.tsx';

export const samples: Samples = ({ t }) => ({
  'with a note': (
    <DialogButton label={t.option}>
      {(close) => (
        <Dialog title={t.question} closeLabel="Close" onClose={close}>
          <Text>{`${t.paragraph} `.repeat(20)}</Text>
          <DialogFoot note={<Text size="small">{t.hint}</Text>}>
            <Button onClick={close}>{t.send}</Button>
          </DialogFoot>
        </Dialog>
      )}
    </DialogButton>
  ),
});
