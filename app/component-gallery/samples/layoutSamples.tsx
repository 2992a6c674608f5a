import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Disclosure } from '../../ui/actions/Disclosure.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog, Drawer, Sheet } from '../../ui/overlays/Dialog.tsx';
import { DialogButton } from '../../ui/overlays/DialogButton.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { PictureViewer } from '../../ui/overlays/PictureViewer.tsx';
import { all, each, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

export const layoutSamples = (context: SampleContext): Samples => {
  const { t, art } = context;
  return {
    CardGrid: (
      <CardGrid
        items={[t.label, t.hint, stressTexts.longName, stressTexts.longWord]}
        toKey={String}
        render={(heading) => (
          <Card>
            <Heading level={3}>{heading}</Heading>
            <Text>{t.paragraph}</Text>
          </Card>
        )}
      />
    ),
    ...each('Stack', ['stretch', 'start', 'center'], (align) => (
      <Stack align={align} gap="xsmall">
        {all([t.label, t.option], (text) => (
          <Card>{text}</Card>
        ))}
      </Stack>
    )),
    ...each('Row', ['start', 'between', 'center'], (justify) => (
      <Row justify={justify}>
        {all([t.label, t.hint, t.option], (text) => (
          <Text>{text}</Text>
        ))}
      </Row>
    )),
    ...each('Page', ['wide', 'narrow'], (width) => (
      <Page width={width} padding="none">
        <Card>{t.paragraph}</Card>
      </Page>
    )),
    ...each('ActionBar', ['window', 'dialog'], (place) => (
      <ActionBar
        inDialog={place === 'dialog'}
        note={t.hint}
        beside={<TextButton onClick={() => {}}>{t.more}</TextButton>}
        back={
          <Button tone="quiet" size="compact">
            {t.option}
          </Button>
        }
        forward={<Button>{t.send}</Button>}
      />
    )),
    Disclosure: (
      <Disclosure openLabel={t.more} closeLabel="Close">
        <Text>{t.paragraph}</Text>
      </Disclosure>
    ),
    'Dialog: and Drawer': <OverlaySample {...context} />,
    PictureViewer: (
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
              position: (number, total) => `${number} / ${total}`,
            }}
            onClose={close}
          />
        )}
      </DialogButton>
    ),
    'DialogButton: and Sheet': (
      <DialogButton label={t.more}>
        {(close) => (
          <Sheet title={t.question} closeLabel="Close" onClose={close}>
            <Text>{t.paragraph}</Text>
          </Sheet>
        )}
      </DialogButton>
    ),
  };
};

function OverlaySample({ t, settings }: SampleContext) {
  const [open, setOpen] = useState(settings.layer);
  const [drawerAbove, setDrawerAbove] = useState(false);
  const modal = { title: t.question, closeLabel: 'Close', onClose: () => setOpen('none') };
  const content = (
    <Stack>
      <Text>{t.paragraph}</Text>
      <Text userGenerated>{stressTexts.longWord}</Text>
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
