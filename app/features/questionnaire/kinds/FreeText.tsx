import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextArea } from '../../../ui/TextArea.tsx';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { lengthErrors } from './OneText.tsx';
import { toTextsAnswer } from './text.model.ts';

/** Room enough for whoever has much to tell. */
const longest = 5000;

const typeHere = msg`type here`;

/** Type 11: the member's own words. */
export function FreeText({ question, begun, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => readTexts(begun)[0] ?? '');
  return (
    <TextArea
      id="answer"
      label={t`Your answer`}
      value={text}
      onChange={(next) => {
        setText(next);
        onAnswer(toTextsAnswer(question, [next]), [next]);
      }}
      placeholder={t(typeHere)}
      maxLength={longest}
      rows={6}
      hint={t`A sentence or two are enough.`}
      error={asked && toTextsAnswer(question, [text]).length === 0 ? t(lengthErrors.tooShort) : undefined}
    />
  );
}
