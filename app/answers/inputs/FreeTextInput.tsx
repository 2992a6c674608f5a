import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { isAnswered, toTexts } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { lengthProblemTexts } from './textAnswer.model.ts';

const MAX_FREE_TEXT_LENGTH = 5000;

const placeholderText = msg`type here`;

/** The field of type 11: a free text. */
export function FreeTextInput({
  id = 'answer',
  answer,
  initialDraft,
  onChange,
  attempted,
  labelledBy,
}: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => toTexts(initialDraft)[0] ?? '');
  return (
    <TextArea
      id={id}
      label={t`Your answer`}
      describedBy={labelledBy}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange([typed]);
      }}
      placeholder={t(placeholderText)}
      maxLength={MAX_FREE_TEXT_LENGTH}
      rows={6}
      hint={t`A sentence or two are enough.`}
      problem={attempted && !isAnswered(answer) ? t(lengthProblemTexts.tooShort) : undefined}
    />
  );
}
