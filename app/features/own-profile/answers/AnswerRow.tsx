import { Trans, useLingui } from '@lingui/react/macro';
import { type AnswerDisplay, toAnswerDisplay } from '../../../answers/questionTypes.ts';
import { useFormatRange } from '../../../answers/useFormatRange.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { activeLocale, intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDay } from '../../../lib/dates/day.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';
import * as styles from './AnswersSection.css.ts';
import { useFocusAfterEditing, type useInlineEditing } from './useInlineEditing.ts';

interface AnswerRowProps {
  question: Question;
  editable: boolean;
  editing: ReturnType<typeof useInlineEditing>;
}

/** A question and its answer, which is edited in place. */
export function AnswerRow({ question, editable, editing }: AnswerRowProps) {
  const { t } = useLingui();
  const { status, start, stop } = editing(question.id);
  const row = useFocusAfterEditing(status);
  const open = status === 'open';
  const locale = activeLocale();
  const text = pickTranslation(question.translations, locale);
  const labelId = `question-${question.id}`;
  const display = toAnswerDisplay(question, question.answer?.answer ?? null, locale);
  return (
    <div ref={row} className={open ? styles.openRow : styles.row}>
      <dt id={labelId} className={styles.question}>
        {text}
      </dt>
      {open ? (
        <dd className={styles.form}>
          <AnswerEditor question={question} labelledBy={labelId} onClose={stop} />
        </dd>
      ) : (
        <>
          <dd className={styles.answer}>
            <AnswerText display={display} />
          </dd>
          {editable && (
            <dd className={styles.form}>
              <Button tone="secondary" size="small" onClick={start}>
                {display.kind === 'nothing' ? t`Answer` : t`Edit`}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </Button>
            </dd>
          )}
          {status === 'saved' && (
            <dd className={styles.form}>
              <Banner tone="success" title={t`Your answer is saved`} announce />
            </dd>
          )}
        </>
      )}
    </div>
  );
}

const MAX_ANSWER_LENGTH = 1000;

/** An answer in words, in the units of the site. */
function AnswerText({ display }: { display: AnswerDisplay }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const formatRange = useFormatRange();
  switch (display.kind) {
    case 'nothing':
      return <span className={styles.missing}>{t`Not answered`}</span>;
    case 'texts':
      return <bdi>{truncate(display.texts.join(', '), MAX_ANSWER_LENGTH)}</bdi>;
    case 'scaleStep':
      return <bdi>{display.step}</bdi>;
    case 'day':
      return <>{formatLongDay(display.day, intlTag())}</>;
    case 'height':
      return <>{formatHeight(display.value)}</>;
    case 'anyDistance':
      return <Trans>The distance does not matter to me.</Trans>;
    case 'distance': {
      const { value } = display;
      return <>{site.metric ? t`Up to ${value} km` : t`Up to ${value} miles`}</>;
    }
    case 'range':
      return <>{formatRange(display.from, display.to, display.isAgeRange)}</>;
  }
}
