import { Heading } from '../ui/content/Heading.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { CardGrid } from '../ui/layout/CardGrid.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { type GallerySettings, galleryChoices } from './gallerySettings.ts';
import type { SampleContext } from './sampleBuilders.tsx';
import { actionSamples } from './samples/actionSamples.tsx';
import { choiceSamples } from './samples/choiceSamples.tsx';
import { contentSamples } from './samples/contentSamples.tsx';
import { feedbackSamples } from './samples/feedbackSamples.tsx';
import { fieldSamples } from './samples/fieldSamples.tsx';
import { layoutSamples } from './samples/layoutSamples.tsx';
import { sampleTextsOf } from './sampleTexts.ts';

const findSamples = (context: SampleContext) =>
  [actionSamples, contentSamples, fieldSamples, choiceSamples, feedbackSamples, layoutSamples]
    .flatMap((samples) => Object.entries(samples(context)))
    .map(([name, content]) => {
      const [component = '', state] = name.split(/: (.*)/);
      return { component, state, content };
    });

/** Every component in every state. The address has all settings, so that each variant has an address. */
export function GalleryPage({ settings }: { settings: GallerySettings }) {
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  const samples = findSamples({ t: sampleTextsOf(settings.lang), settings, art });
  return (
    <main>
      <Page>
        <Stack gap="xxlarge">
          <Heading level={1}>Gallery of components</Heading>
          <CardGrid
            items={Object.keys(galleryChoices).map((name) => toSelect(settings, name as keyof GallerySettings))}
            toKey={({ key }) => key}
            render={({ content }) => content}
          />
          {[...Map.groupBy(samples, ({ component }) => component)].map(([component, states]) => (
            <section key={component} aria-labelledby={`section-${component}`}>
              <Stack>
                <Heading level={2} id={`section-${component}`}>
                  {component}
                </Heading>
                {states.map(({ state, content }) => (
                  <Stack key={state} gap="xsmall">
                    {state && (
                      <Text size="small" tone="soft">
                        {state}
                      </Text>
                    )}
                    {content}
                  </Stack>
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </Page>
    </main>
  );
}

const toSelect = (settings: GallerySettings, name: keyof GallerySettings) => ({
  key: name,
  content: (
    <Select
      id={name}
      label={name}
      options={galleryChoices[name].map((value) => ({ value, label: value }))}
      chosen={settings[name]}
      onChoose={(value) => location.assign(`?${new URLSearchParams({ ...settings, [name]: value })}`)}
    />
  ),
});
