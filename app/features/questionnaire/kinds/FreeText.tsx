import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useDraft } from '../useDraft.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { lengthErrors } from './OneText.tsx';
import { findLengthMistake, toTextsAnswer } from './text.model.ts';

/** Room enough for whoever has much to tell. */
const longest = 5000;

const typeHere = msg`type here`;

/** Type 11: the member's own words. */
export function FreeText({ question, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const { texts, write } = useDraft(question);
  const text = texts[0] ?? '';
  return (
    <TextArea
      id="answer"
      label={t`Your answer`}
      value={text}
      onChange={(next) => {
        write([next]);
        onAnswer(toTextsAnswer(question, [next]));
      }}
      placeholder={t(typeHere)}
      maxLength={longest}
      rows={6}
      hint={t`A sentence or two are enough.`}
      error={asked && findLengthMistake(text) === 'tooShort' ? t(lengthErrors.tooShort) : undefined}
    />
  );
}
