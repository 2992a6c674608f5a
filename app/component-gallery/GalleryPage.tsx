import type { ComponentType } from 'react';
import { Heading } from '../ui/content/Heading.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import type { GallerySettings } from './gallerySettings.ts';
import { ActionSections } from './sections/ActionSections.tsx';
import { BannerSections } from './sections/BannerSections.tsx';
import { ButtonSections } from './sections/ButtonSections.tsx';
import { ChoiceSections } from './sections/ChoiceSections.tsx';
import { FieldSections } from './sections/FieldSections.tsx';
import { LayoutSections } from './sections/LayoutSections.tsx';
import { LinkSections } from './sections/LinkSections.tsx';
import { LoadingSections } from './sections/LoadingSections.tsx';
import { NumberSections } from './sections/NumberSections.tsx';
import { OptionSections } from './sections/OptionSections.tsx';
import { OverlaySections } from './sections/OverlaySections.tsx';
import { PictureSections } from './sections/PictureSections.tsx';
import { TabsAndMenuSections } from './sections/TabsAndMenuSections.tsx';
import { TextSections } from './sections/TextSections.tsx';
import { TimedFeedbackSections } from './sections/TimedFeedbackSections.tsx';
import { ToastSections } from './sections/ToastSections.tsx';
import { type GalleryTexts, galleryTexts } from './texts/galleryTexts.ts';

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
  OptionSections,
  NumberSections,
  BannerSections,
  TimedFeedbackSections,
  ToastSections,
  LoadingSections,
  PictureSections,
  TabsAndMenuSections,
  LayoutSections,
  OverlaySections,
];

/** Every component in every state, in one look. */
export function GalleryPage({ settings }: { settings: GallerySettings }) {
  const t = galleryTexts[settings.lang];
  return (
    <main>
      <Page>
        <Stack gap="xxlarge">
          <Heading level={1}>{t.title}</Heading>
          <GalleryControls settings={settings} t={t} />
          {sections.map((Sections) => (
            <Sections key={Sections.name} t={t} settings={settings} />
          ))}
        </Stack>
      </Page>
    </main>
  );
}
