import { Trans, useLingui } from '@lingui/react/macro';
import { toAnswerDisplay } from '../../../answers/questionTypes.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';
import * as styles from './AnswersSection.css.ts';
import { AnswerText } from './AnswerText.tsx';
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
                {display.kind === 'nothing' ? <Trans>Answer</Trans> : <Trans>Edit</Trans>}
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
