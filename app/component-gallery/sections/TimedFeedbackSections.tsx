import { useState } from 'react';
import { ShowMore } from '../../ui/actions/ShowMore.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { DismissibleBanner } from '../../ui/feedback/DismissibleBanner.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UndoBar } from '../../ui/feedback/UndoBar.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const noop = () => {};

export function TimedFeedbackSections({ t }: SectionsProps) {
  const [folded, setFolded] = useState(false);
  const again = { label: t.again, onPress: () => setFolded(!folded) };
  const retry = { label: t.again, busyLabel: t.loading, onRetry: noop };
  const more = { label: t.more, busyLabel: t.loading, onShow: noop };
  return (
    <>
      <ComponentSection name="ErrorBox, ErrorLine">
        <ComponentState name="danger; folds to a line after 10 s in which nobody is at it">
          {folded ? (
            <ErrorLine action={again}>{t.danger}</ErrorLine>
          ) : (
            <DismissibleBanner title={t.danger} action={again} closeLabel={t.close} onDismiss={() => setFolded(true)}>
              <Text>{t.kept}</Text>
            </DismissibleBanner>
          )}
        </ComponentState>
        <ComponentState name="success, stays">
          <DismissibleBanner tone="success" title={t.success} closeLabel={t.close} onDismiss={noop} persistent />
        </ComponentState>
        <ComponentState name="ErrorLine, long">
          <ErrorLine>{stressTexts.german}</ErrorLine>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="ErrorState">
        <ComponentState name="at rest, busy">
          <ErrorState title={t.danger} retry={{ ...retry, busy: false }}>
            {t.kept}
          </ErrorState>
          <ErrorState title={t.danger} retry={{ ...retry, busy: true }}>
            {t.kept}
          </ErrorState>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="UndoBar">
        <ComponentState name="plain; with advice and a way to end it">
          <UndoBar title={t.deleted} undoLabel={t.undo} onUndo={noop} onTimeout={noop} />
          <UndoBar
            title={stressTexts.name}
            hint={t.kept}
            undoLabel={t.undo}
            onUndo={noop}
            commitLabel={t.close}
            onCommit={noop}
            onTimeout={noop}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="ShowMore">
        <ComponentState name="at rest, busy, at the end">
          <ShowMore summary={t.citiesFound} more={{ ...more, busy: false }} />
          <ShowMore width="full" more={{ ...more, busy: true }} />
          <ShowMore summary={t.citiesFound} more={null} />
        </ComponentState>
      </ComponentSection>
    </>
  );
}
