import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const tones = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['main', 'small', 'slim'] as const;

export function ButtonSections({ t }: SectionsProps) {
  return (
    <Section name="Button">
      {tones.map((tone) => (
        <State key={tone} name={`${tone}: plain, icon, inactive, busy, opensDialog`}>
          <Row>
            <Button tone={tone}>{t.send}</Button>
            <Button tone={tone} icon={paperPlane}>
              {t.send}
            </Button>
            <Button tone={tone} inactive>
              {t.send}
            </Button>
            <Button tone={tone} icon={paperPlane} inactive>
              {t.sending}
            </Button>
            <Button tone={tone} opensDialog>
              {t.cancel}
            </Button>
          </Row>
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={size}>
          <Row>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size} icon={paperPlane}>
                {t.send}
              </Button>
            ))}
          </Row>
        </State>
      ))}
      <State name="full">
        <Button width="full">{t.more}</Button>
      </State>
      <State name="long">
        <Row>
          <Button icon={paperPlane}>{hard.german}</Button>
          <Button tone="secondary">{t.labelLong}</Button>
        </Row>
      </State>
    </Section>
  );
}
