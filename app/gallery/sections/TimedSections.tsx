import { useState } from 'react';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Text } from '../../ui/Text.tsx';
import { UndoBar } from '../../ui/UndoBar.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const nothing = () => {};

export function TimedSections({ t }: SectionsProps) {
  const [folded, setFolded] = useState(false);
  const again = { label: t.again, onPress: () => setFolded(!folded) };
  const retry = { label: t.again, busyLabel: t.loading, onRetry: nothing };
  const more = { label: t.more, busyLabel: t.loading, onShow: nothing };
  return (
    <>
      <Section name="ErrorBox, ErrorLine">
        <State name="danger; folds to a line after 10 s in which nobody is at it">
          {folded ? (
            <ErrorLine action={again}>{t.danger}</ErrorLine>
          ) : (
            <ErrorBox title={t.danger} action={again} closeLabel={t.close} onFold={() => setFolded(true)}>
              <Text>{t.kept}</Text>
            </ErrorBox>
          )}
        </State>
        <State name="success, stays">
          <ErrorBox tone="success" title={t.success} closeLabel={t.close} onFold={nothing} stays />
        </State>
        <State name="ErrorLine, long">
          <ErrorLine>{hard.german}</ErrorLine>
        </State>
      </Section>
      <Section name="ErrorState">
        <State name="at rest, busy">
          <ErrorState title={t.danger} retry={{ ...retry, busy: false }}>
            {t.kept}
          </ErrorState>
          <ErrorState title={t.danger} retry={{ ...retry, busy: true }}>
            {t.kept}
          </ErrorState>
        </State>
      </Section>
      <Section name="UndoBar">
        <State name="plain; with advice and a way to end it">
          <UndoBar title={t.deleted} undoLabel={t.undo} onUndo={nothing} onTimeOver={nothing} />
          <UndoBar
            title={hard.name}
            advice={t.kept}
            undoLabel={t.undo}
            onUndo={nothing}
            endLabel={t.close}
            onEndNow={nothing}
            onTimeOver={nothing}
          />
        </State>
      </Section>
      <Section name="ShowMore">
        <State name="at rest, busy, at the end">
          <ShowMore summary={t.citiesFound} more={{ ...more, busy: false }} />
          <ShowMore width="full" more={{ ...more, busy: true }} />
          <ShowMore summary={t.citiesFound} more={null} />
        </State>
      </Section>
    </>
  );
}
