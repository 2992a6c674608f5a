import star from '@phosphor-icons/core/regular/star.svg?raw';
import { Heading } from '../../ui/content/Heading.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function TextSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="Heading">
        {(['page', 'section', 'card', 'small'] as const).map((size) => (
          <ComponentState key={size} name={size}>
            <Heading level={3} size={size}>
              {t.labelLong}
            </Heading>
          </ComponentState>
        ))}
        <ComponentState name="long">
          <Heading level={3} size="page">
            {stressTexts.german}
          </Heading>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="Text">
        {(['lead', 'body', 'small'] as const).map((size) => (
          <ComponentState key={size} name={`${size}: plain, soft, strong`}>
            <Text size={size}>{t.paragraph}</Text>
            <Text size={size} tone="soft">
              {t.paragraph}
            </Text>
            <Text size={size} tone="strong">
              {t.paragraph}
            </Text>
          </ComponentState>
        ))}
        <ComponentState name="foreign">
          <Text userGenerated>{stressTexts.unbroken}</Text>
          <Text userGenerated>{stressTexts.arabic}</Text>
          <Text userGenerated>{stressTexts.name}</Text>
        </ComponentState>
        {([1, 2, 3] as const).map((lines) => (
          <ComponentState key={lines} name={`lines ${lines}`}>
            <Text maxLines={lines}>
              {t.paragraph} {t.paragraph} {t.paragraph} {t.paragraph}
            </Text>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Icon">
        <Row>
          {(['tiny', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
            <Icon key={size} source={star} size={size} />
          ))}
        </Row>
      </ComponentSection>
      <ComponentSection name="VisuallyHidden">
        <VisuallyHidden>{t.online}</VisuallyHidden>
      </ComponentSection>
    </>
  );
}
