import eyes from '@phosphor-icons/core/regular/eyes.svg?raw';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function BannerSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="Banner">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <ComponentState key={tone} name={`${tone}: title, with children`}>
            <Banner tone={tone} title={t[tone]} />
            <Banner tone={tone} title={t[tone]}>
              <Text>{t.kept}</Text>
              <div>
                <Button tone="secondary" size="small">
                  {t.more}
                </Button>
              </div>
            </Banner>
          </ComponentState>
        ))}
        <ComponentState name="long">
          <Banner tone="info" title={stressTexts.german}>
            <Text userGenerated>{stressTexts.unbroken}</Text>
          </Banner>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="ErrorSummary">
        <ErrorSummary
          title={t.errorTitle}
          errors={[
            { field: 'text-error', message: t.error },
            { field: 'password-error', message: stressTexts.german },
          ]}
        />
      </ComponentSection>
      <ComponentSection name="EmptyState">
        <EmptyState icon={eyes}>
          <Text>{t.empty}</Text>
          <div>
            <Button>{t.more}</Button>
          </div>
        </EmptyState>
      </ComponentSection>
    </>
  );
}
