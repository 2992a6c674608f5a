import { Button } from '../ui/actions/Button.tsx';
import { CardGrid } from '../ui/layout/CardGrid.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { type GallerySettings, galleryChoices } from './gallerySettings.ts';
import { SettingSelect } from './SettingSelect.tsx';
import type { GalleryTexts } from './texts/galleryTexts.ts';

interface GalleryControlsProps {
  settings: GallerySettings;
  t: GalleryTexts;
}

/** Sends itself as a query, so that every look has an address. */
export function GalleryControls({ settings, t }: GalleryControlsProps) {
  return (
    <form method="get">
      <Stack>
        <CardGrid
          items={(Object.keys(galleryChoices) as (keyof typeof galleryChoices)[]).map((name) => ({
            key: name,
            content: (
              <SettingSelect name={name} label={t[name]} values={galleryChoices[name]} initial={settings[name]} />
            ),
          }))}
        />
        <div>
          <Button type="submit">{t.show}</Button>
        </div>
      </Stack>
    </form>
  );
}
