import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { site } from '../../site/site.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { AnswersSection } from './AnswersSection.tsx';
import { type AnswerEditor, AnswerEditorContext } from './answerEditor.ts';
import { GallerySection } from './GallerySection.tsx';
import { InterestsSection } from './InterestsSection.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { SectionNav } from './SectionNav.tsx';
import { parseSection } from './sections.ts';

export function OwnProfilePage({ editor }: { editor: AnswerEditor }) {
  const { t } = useLingui();
  const section = parseSection(useParams().section);
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1}>{t`My profile`}</Heading>
          <Text size="lead" tone="soft">
            <Trans>This is how others see you.</Trans>
          </Text>
        </Stack>
        <SectionNav current={section} />
        <AnswerEditorContext value={editor}>
          {section === 'overview' && <OverviewSection />}
          {section === 'personality' && <AnswersSection />}
        </AnswerEditorContext>
        {section === 'gallery' && <GallerySection />}
        {site.interests && section === 'interests' && <InterestsSection />}
      </Stack>
    </Page>
  );
}
