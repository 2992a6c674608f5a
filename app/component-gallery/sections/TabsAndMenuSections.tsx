import flag from '@phosphor-icons/core/regular/flag.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import { useState } from 'react';
import { Menu } from '../../ui/actions/Menu.tsx';
import { Tabs } from '../../ui/actions/Tabs.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function TabsAndMenuSections({ t }: SectionsProps) {
  const [shown, setShown] = useState<'about' | 'wishes' | 'photos'>('about');
  const [picked, setPicked] = useState('');
  return (
    <>
      <ComponentSection name="Tabs">
        <Tabs
          label={t.value}
          shown={shown}
          onShow={setShown}
          tabs={[
            { key: 'about', label: t.about, content: <Text>{t.paragraph}</Text> },
            { key: 'wishes', label: t.wishes, content: <Text>{t.sentence}</Text> },
            { key: 'photos', label: t.photos, content: <Text>{t.empty}</Text> },
          ]}
        />
      </ComponentSection>
      <ComponentSection name="Menu">
        <div>
          <Menu
            label={t.moreActions}
            items={[
              { key: 'star', icon: star, label: t.favourite, onPick: () => setPicked(t.favourite) },
              { key: 'flag', icon: flag, label: stressTexts.german, onPick: () => setPicked(stressTexts.german) },
            ]}
          />
        </div>
        <Text tone="soft">{picked}</Text>
      </ComponentSection>
    </>
  );
}
