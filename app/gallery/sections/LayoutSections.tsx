import { Card } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

export function LayoutSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="Card, CardGrid">
        <CardGrid
          items={[t.about, t.wishes, hard.name, hard.german].map((heading) => ({
            key: heading,
            content: (
              <Card>
                <Heading level={3}>{heading}</Heading>
                <Text>{t.paragraph}</Text>
              </Card>
            ),
          }))}
        />
      </Section>
      <Section name="Stack">
        {(['stretch', 'start', 'center'] as const).map((align) => (
          <State key={align} name={align}>
            <Stack align={align} gap="xsmall">
              <Card>{t.yes}</Card>
              <Card>{t.maybe}</Card>
            </Stack>
          </State>
        ))}
      </Section>
      <Section name="Row">
        {(['start', 'between', 'center'] as const).map((spread) => (
          <State key={spread} name={spread}>
            <Row spread={spread}>
              <Text>{t.yes}</Text>
              <Text>{t.no}</Text>
              <Text>{t.maybe}</Text>
            </Row>
          </State>
        ))}
      </Section>
      <Section name="Page">
        {(['wide', 'narrow'] as const).map((width) => (
          <State key={width} name={width}>
            <Page width={width} room="none">
              <Card>{t.paragraph}</Card>
            </Page>
          </State>
        ))}
      </Section>
      <Section name="Disclosure">
        <Disclosure openLabel={t.openMore} closeLabel={t.closeMore}>
          <Text>{t.paragraph}</Text>
        </Disclosure>
      </Section>
    </>
  );
}
