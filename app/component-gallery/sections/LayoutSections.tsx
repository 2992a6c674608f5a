import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function LayoutSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="Card, CardGrid">
        <CardGrid
          items={[t.about, t.wishes, stressTexts.name, stressTexts.german].map((heading) => ({
            key: heading,
            content: (
              <Card>
                <Heading level={3}>{heading}</Heading>
                <Text>{t.paragraph}</Text>
              </Card>
            ),
          }))}
        />
      </ComponentSection>
      <ComponentSection name="Stack">
        {(['stretch', 'start', 'center'] as const).map((align) => (
          <ComponentState key={align} name={align}>
            <Stack align={align} gap="xsmall">
              <Card>{t.yes}</Card>
              <Card>{t.maybe}</Card>
            </Stack>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Row">
        {(['start', 'between', 'center'] as const).map((spread) => (
          <ComponentState key={spread} name={spread}>
            <Row justify={spread}>
              <Text>{t.yes}</Text>
              <Text>{t.no}</Text>
              <Text>{t.maybe}</Text>
            </Row>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Page">
        {(['wide', 'narrow'] as const).map((width) => (
          <ComponentState key={width} name={width}>
            <Page width={width} padding="none">
              <Card>{t.paragraph}</Card>
            </Page>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Disclosure">
        <Disclosure openLabel={t.openMore} closeLabel={t.closeMore}>
          <Text>{t.paragraph}</Text>
        </Disclosure>
      </ComponentSection>
    </>
  );
}
