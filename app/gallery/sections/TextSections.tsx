import star from '@phosphor-icons/core/regular/star.svg?raw';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

export function TextSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="Heading">
        {(['page', 'section', 'card', 'small'] as const).map((size) => (
          <State key={size} name={size}>
            <Heading level={3} size={size}>
              {t.labelLong}
            </Heading>
          </State>
        ))}
        <State name="long">
          <Heading level={3} size="page">
            {hard.german}
          </Heading>
        </State>
      </Section>
      <Section name="Text">
        {(['lead', 'body', 'small'] as const).map((size) => (
          <State key={size} name={`${size}: plain, soft, strong`}>
            <Text size={size}>{t.paragraph}</Text>
            <Text size={size} tone="soft">
              {t.paragraph}
            </Text>
            <Text size={size} tone="strong">
              {t.paragraph}
            </Text>
          </State>
        ))}
        <State name="foreign">
          <Text foreign>{hard.unbroken}</Text>
          <Text foreign>{hard.arabic}</Text>
          <Text foreign>{hard.name}</Text>
        </State>
        {([1, 2, 3] as const).map((lines) => (
          <State key={lines} name={`lines ${lines}`}>
            <Text lines={lines}>
              {t.paragraph} {t.paragraph} {t.paragraph} {t.paragraph}
            </Text>
          </State>
        ))}
      </Section>
      <Section name="Icon">
        <Row>
          {(['tiny', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
            <Icon key={size} source={star} size={size} />
          ))}
        </Row>
      </Section>
      <Section name="VisuallyHidden">
        <VisuallyHidden>{t.online}</VisuallyHidden>
      </Section>
    </>
  );
}
