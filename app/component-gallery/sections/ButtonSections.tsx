import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import { Button } from '../../ui/actions/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const tones = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['medium', 'small', 'compact'] as const;

export function ButtonSections({ t }: SectionsProps) {
  return (
    <ComponentSection name="Button">
      {tones.map((tone) => (
        <ComponentState key={tone} name={`${tone}: plain, icon, inactive, busy, opensDialog`}>
          <Row>
            <Button tone={tone}>{t.send}</Button>
            <Button tone={tone} icon={paperPlane}>
              {t.send}
            </Button>
            <Button tone={tone} ariaDisabled>
              {t.send}
            </Button>
            <Button tone={tone} icon={paperPlane} ariaDisabled>
              {t.sending}
            </Button>
            <Button tone={tone} opensDialog>
              {t.cancel}
            </Button>
          </Row>
        </ComponentState>
      ))}
      {sizes.map((size) => (
        <ComponentState key={size} name={size}>
          <Row>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size} icon={paperPlane}>
                {t.send}
              </Button>
            ))}
          </Row>
        </ComponentState>
      ))}
      <ComponentState name="full">
        <Button width="full">{t.more}</Button>
      </ComponentState>
      <ComponentState name="long">
        <Row>
          <Button icon={paperPlane}>{stressTexts.german}</Button>
          <Button tone="secondary">{t.labelLong}</Button>
        </Row>
      </ComponentState>
    </ComponentSection>
  );
}
