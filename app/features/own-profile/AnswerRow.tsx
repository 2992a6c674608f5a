import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Question } from '../../api/contract/answers.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { pickText } from '../../lib/pickText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './AnswersSection.css.ts';
import { useAnswerEditor } from './answerEditor.ts';
import { readAnswer } from './answers.model.ts';
import { SaidText } from './SaidText.tsx';
import type { useEditing } from './useEditing.ts';

interface AnswerRowProps {
  question: Question;
  editable: boolean;
  editing: ReturnType<typeof useEditing>;
}

/** A question and its answer, to be changed in place. */
export function AnswerRow({ question, editable, editing }: AnswerRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const Editor = useAnswerEditor();
  const { open, saved, start, stop } = editing(question.id, row);
  const locale = activeLocale();
  const text = pickText(question.translations, locale);
  const labelId = `question-${question.id}`;
  const said = readAnswer(question, question.answer?.answer ?? null, locale);
  return (
    <div ref={row} className={open ? styles.openRow : styles.row}>
      <dt id={labelId} className={styles.question}>
        {text}
      </dt>
      {open ? (
        <dd className={styles.form}>
          <Editor question={question} labelledBy={labelId} onClose={stop} />
        </dd>
      ) : (
        <>
          <dd className={styles.answer}>
            <SaidText said={said} />
          </dd>
          {editable && (
            <dd className={styles.form}>
              <Button tone="secondary" size="small" onClick={start}>
                {said.kind === 'nothing' ? <Trans>Answer</Trans> : <Trans>Edit</Trans>}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </Button>
            </dd>
          )}
          {saved && (
            <dd className={styles.form}>
              <Banner tone="success" title={t`Your answer is saved`} announce />
            </dd>
          )}
        </>
      )}
    </div>
  );
}
