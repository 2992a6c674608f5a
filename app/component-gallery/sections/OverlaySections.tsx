import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function OverlaySections({ t, settings }: SectionsProps) {
  const [open, setOpen] = useState(settings.layer);
  const [above, setAbove] = useState(false);
  const close = () => setOpen('none');
  const content = (
    <Stack>
      <Text>{t.paragraph}</Text>
      <Text userGenerated>{stressTexts.german}</Text>
      <Button onClick={close}>{t.close}</Button>
    </Stack>
  );
  return (
    <ComponentSection name="Dialog, Drawer">
      <Row>
        <Button opensDialog onClick={() => setOpen('dialog')}>
          {t.openDialog}
        </Button>
        <Button tone="secondary" opensDialog onClick={() => setOpen('drawer')}>
          {t.openDrawer}
        </Button>
      </Row>
      {open === 'dialog' && (
        <Dialog title={t.labelLong} closeLabel={t.close} onClose={close}>
          {content}
          <Button tone="quiet" opensDialog onClick={() => setAbove(true)}>
            {t.openDrawer}
          </Button>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title={t.labelLong} closeLabel={t.close} onClose={close}>
          {content}
        </Drawer>
      )}
      {above && (
        <Drawer title={t.value} closeLabel={t.close} onClose={() => setAbove(false)}>
          <Text>{t.sentence}</Text>
        </Drawer>
      )}
    </ComponentSection>
  );
}
