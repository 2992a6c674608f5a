import { Text } from '../../ui/content/Text.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';

export function LoadingSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="Skeleton">
        {(['line', 'short', 'title', 'circle', 'button'] as const).map((shape) => (
          <ComponentState key={shape} name={shape}>
            <Skeleton shape={shape} />
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Spinner">
        <Row>
          <Spinner />
          <Text>{t.sending}</Text>
        </Row>
      </ComponentSection>
    </>
  );
}
