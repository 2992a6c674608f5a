import { Row } from '../../ui/Row.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';

export function WaitSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="Skeleton">
        {(['line', 'short', 'title', 'circle', 'button'] as const).map((shape) => (
          <State key={shape} name={shape}>
            <Skeleton shape={shape} />
          </State>
        ))}
      </Section>
      <Section name="Spinner">
        <Row>
          <Spinner />
          <Text>{t.sending}</Text>
        </Row>
      </Section>
    </>
  );
}
