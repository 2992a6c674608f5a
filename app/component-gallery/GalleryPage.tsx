import { languages } from '../../brands/languages.ts';
import { Heading } from '../ui/content/Heading.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { CardGrid } from '../ui/layout/CardGrid.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { type GallerySettings, galleryChoices } from './gallerySettings.ts';
import type { Samples } from './sampleBuilders.tsx';

const samplesByFile = import.meta.glob<{ samples: Samples }>('../ui/**/*.gallery.tsx', { eager: true });

/** Every component in every state. The address has all settings, so that each variant has an address. */
export function GalleryPage({ settings }: { settings: GallerySettings }) {
  const { gallery: t } = Object.values(languages).find(({ tag }) => tag === settings.lang)!;
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  return (
    <main>
      <Page>
        <Stack gap="xxlarge">
          <Heading level={1} id="gallery">
            Gallery of components
          </Heading>
          <CardGrid
            items={Object.keys(galleryChoices) as (keyof GallerySettings)[]}
            toKey={String}
            render={(name) => (
              <Select
                id={name}
                label={name}
                options={galleryChoices[name].map((value) => ({ value, label: value }))}
                chosen={settings[name]}
                onChoose={(value) => location.assign(`?${new URLSearchParams({ ...settings, [name]: value })}`)}
              />
            )}
          />
          {Object.entries(samplesByFile).map(([file, { samples }]) => {
            const component = /(\w+)\.gallery/.exec(file)![1]!;
            return (
              <section key={file} aria-labelledby={`section-${component}`}>
                <Stack>
                  <Heading level={2} id={`section-${component}`}>
                    {component}
                  </Heading>
                  {Object.entries(samples({ t, settings, art })).map(([state, content]) => (
                    <Stack key={state} gap="xsmall">
                      <Text size="small" tone="soft">
                        {state}
                      </Text>
                      {content}
                    </Stack>
                  ))}
                </Stack>
              </section>
            );
          })}
        </Stack>
      </Page>
    </main>
  );
}
