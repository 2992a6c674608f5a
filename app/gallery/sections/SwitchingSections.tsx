import flag from '@phosphor-icons/core/regular/flag.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import { useState } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { hard } from '../texts/texts.ts';

export function SwitchingSections({ t }: SectionsProps) {
  const [shown, setShown] = useState<'about' | 'wishes' | 'photos'>('about');
  const [picked, setPicked] = useState('');
  return (
    <>
      <Section name="Tabs">
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
      </Section>
      <Section name="Menu">
        <div>
          <Menu
            label={t.moreActions}
            items={[
              { key: 'star', icon: star, label: t.favourite, onPick: () => setPicked(t.favourite) },
              { key: 'flag', icon: flag, label: hard.german, onPick: () => setPicked(hard.german) },
            ]}
          />
        </div>
        <Text tone="soft">{picked}</Text>
      </Section>
    </>
  );
}
