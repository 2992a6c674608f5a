import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { hard } from '../texts/texts.ts';

export function LayerSections({ t, settings }: SectionsProps) {
  const [open, setOpen] = useState(settings.layer);
  const [above, setAbove] = useState(false);
  const close = () => setOpen('none');
  const content = (
    <Stack>
      <Text>{t.paragraph}</Text>
      <Text foreign>{hard.german}</Text>
      <Button onClick={close}>{t.close}</Button>
    </Stack>
  );
  return (
    <Section name="Dialog, Drawer">
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
    </Section>
  );
}
