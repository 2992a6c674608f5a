import { useState } from 'react';
import { longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { Text } from '../content/Text.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog, Drawer } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';

export const samples: Samples = (context) => ({ 'Dialog, Drawer': <OverlaySample {...context} /> });

function OverlaySample({ t, settings }: Parameters<Samples>[0]) {
  const [open, setOpen] = useState(settings.layer);
  const [drawerAbove, setDrawerAbove] = useState(false);
  const modal = { title: t.question, closeLabel: 'Close', onClose: () => setOpen('none') };
  const content = (
    <Stack>
      <Text>{t.paragraph}</Text>
      <Text userGenerated>{longWord}</Text>
    </Stack>
  );
  return (
    <>
      <Row>
        <Button opensDialog onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button tone="secondary" opensDialog onClick={() => setOpen('drawer')}>
          Open the menu
        </Button>
      </Row>
      {open === 'dialog' && (
        <Dialog {...modal}>
          <Stack>
            {content}
            <DialogFoot>
              <Button onClick={modal.onClose}>{t.send}</Button>
              <Button tone="quiet" opensDialog onClick={() => setDrawerAbove(true)}>
                Open the menu
              </Button>
            </DialogFoot>
          </Stack>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer {...modal}>
          {content}
          <div>
            <Button onClick={modal.onClose}>{t.send}</Button>
          </div>
        </Drawer>
      )}
      {drawerAbove && (
        <Drawer {...modal} title={t.label} onClose={() => setDrawerAbove(false)}>
          <Text>{t.sentence}</Text>
        </Drawer>
      )}
    </>
  );
}
