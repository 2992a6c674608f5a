import { Button } from '../ui/Button.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Pick } from './Pick.tsx';
import { choices, type GallerySettings } from './settings.ts';
import type { GalleryTexts } from './texts/texts.ts';

interface ControlsProps {
  settings: GallerySettings;
  t: GalleryTexts;
}

/** Sends itself as a query, so that every look has an address. */
export function Controls({ settings, t }: ControlsProps) {
  return (
    <form method="get">
      <Stack>
        <CardGrid
          items={(Object.keys(choices) as (keyof typeof choices)[]).map((name) => ({
            key: name,
            content: <Pick name={name} label={t[name]} values={choices[name]} first={settings[name]} />,
          }))}
        />
        <div>
          <Button type="submit">{t.show}</Button>
        </div>
      </Stack>
    </form>
  );
}
