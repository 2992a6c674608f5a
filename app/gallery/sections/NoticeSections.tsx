import eyes from '@phosphor-icons/core/regular/eyes.svg?raw';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

export function NoticeSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="Banner">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <State key={tone} name={`${tone}: title, with children`}>
            <Banner tone={tone} title={t[tone]} />
            <Banner tone={tone} title={t[tone]}>
              <Text>{t.kept}</Text>
              <div>
                <Button tone="secondary" size="small">
                  {t.more}
                </Button>
              </div>
            </Banner>
          </State>
        ))}
        <State name="long">
          <Banner tone="info" title={hard.german}>
            <Text foreign>{hard.unbroken}</Text>
          </Banner>
        </State>
      </Section>
      <Section name="ErrorSummary">
        <ErrorSummary
          title={t.errorTitle}
          errors={[
            { field: 'text-error', message: t.error },
            { field: 'password-error', message: hard.german },
          ]}
        />
      </Section>
      <Section name="EmptyState">
        <EmptyState icon={eyes}>
          <Text>{t.empty}</Text>
          <div>
            <Button>{t.more}</Button>
          </div>
        </EmptyState>
      </Section>
    </>
  );
}
