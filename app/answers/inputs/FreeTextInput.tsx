import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { toTexts } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { lengthErrorTexts } from './ShortTextInput.tsx';
import { toAnswerFromTexts } from './textAnswer.model.ts';

/** Room enough for whoever has much to tell. */
const MAX_FREE_TEXT_LENGTH = 5000;

const placeholderText = msg`type here`;

/** Type 11: the member's own words. */
export function FreeTextInput({
  question,
  initialDraft: begun,
  onChange: onAnswer,
  attempted: asked,
}: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => toTexts(begun)[0] ?? '');
  return (
    <TextArea
      id="answer"
      label={t`Your answer`}
      value={text}
      onChange={(next) => {
        setText(next);
        onAnswer(toAnswerFromTexts(question, [next]), [next]);
      }}
      placeholder={t(placeholderText)}
      maxLength={MAX_FREE_TEXT_LENGTH}
      rows={6}
      hint={t`A sentence or two are enough.`}
      error={asked && toAnswerFromTexts(question, [text]).length === 0 ? t(lengthErrorTexts.tooShort) : undefined}
    />
  );
}
