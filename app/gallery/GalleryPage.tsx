import type { ComponentType } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { Page } from '../ui/Page.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Controls } from './Controls.tsx';
import { ActionSections } from './sections/ActionSections.tsx';
import { ButtonSections } from './sections/ButtonSections.tsx';
import { ChoiceSections } from './sections/ChoiceSections.tsx';
import { FieldSections } from './sections/FieldSections.tsx';
import { LayerSections } from './sections/LayerSections.tsx';
import { LayoutSections } from './sections/LayoutSections.tsx';
import { LinkSections } from './sections/LinkSections.tsx';
import { NoticeSections } from './sections/NoticeSections.tsx';
import { NumberSections } from './sections/NumberSections.tsx';
import { PictureSections } from './sections/PictureSections.tsx';
import { SwitchingSections } from './sections/SwitchingSections.tsx';
import { TextSections } from './sections/TextSections.tsx';
import { TileSections } from './sections/TileSections.tsx';
import { TimedSections } from './sections/TimedSections.tsx';
import { ToastSections } from './sections/ToastSections.tsx';
import { WaitSections } from './sections/WaitSections.tsx';
import type { GallerySettings } from './settings.ts';
import { type GalleryTexts, texts } from './texts/texts.ts';

export interface SectionsProps {
  t: GalleryTexts;
  settings: GallerySettings;
}

const sections: readonly ComponentType<SectionsProps>[] = [
  ButtonSections,
  LinkSections,
  ActionSections,
  TextSections,
  FieldSections,
  ChoiceSections,
  TileSections,
  NumberSections,
  NoticeSections,
  TimedSections,
  ToastSections,
  WaitSections,
  PictureSections,
  SwitchingSections,
  LayoutSections,
  LayerSections,
];

/** Every component in every state, in one look. */
export function GalleryPage({ settings }: { settings: GallerySettings }) {
  const t = texts[settings.lang];
  return (
    <main>
      <Page>
        <Stack gap="xxlarge">
          <Heading level={1}>{t.title}</Heading>
          <Controls settings={settings} t={t} />
          {sections.map((Sections) => (
            <Sections key={Sections.name} t={t} settings={settings} />
          ))}
        </Stack>
      </Page>
    </main>
  );
}
