import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Text } from '../../ui/content/Text.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toTexts } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { lengthErrorTexts } from './ShortTextInput.tsx';
import { toAnswerFromTexts, validateLength } from './textAnswer.model.ts';

const textIndexes = [0, 1, 2] as const;

/** Type 4: three short texts, which only count together. */
export function ThreeTextsInput({
  question,
  initialDraft: begun,
  onChange: onAnswer,
  attempted: asked,
}: AnswerInputProps) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly string[]>(() => toTexts(begun));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const change = (place: number, text: string) => {
    const next = textIndexes.map((each) => (each === place ? text : (texts[each] ?? '')));
    setTexts(next);
    onAnswer(toAnswerFromTexts(question, next), next);
  };
  const errorAt = (place: number) => {
    const mistake = validateLength(texts[place] ?? '');
    if (mistake) return mistake === 'tooLong' || asked || left.has(place) ? t(lengthErrorTexts[mistake]) : undefined;
    return asked && (texts[place] ?? '').trim() === '' ? t`Please write something here, too.` : undefined;
  };
  return (
    <Stack gap="large">
      <Text tone="soft">
        {question.skippable ? (
          <Trans>Three answers of 3 to 32 letters each. If you cannot think of three, answer this later.</Trans>
        ) : (
          <Trans>Three answers of 3 to 32 letters each.</Trans>
        )}
      </Text>
      {textIndexes.map((place) => (
        <TextField
          key={place}
          id={place === 0 ? 'answer' : `answer-${place + 1}`}
          label={t`Answer ${{ number: place + 1 }}`}
          autoComplete="off"
          value={texts[place] ?? ''}
          onChange={(text) => change(place, text)}
          onBlur={() => setLeft(new Set([...left, place]))}
          error={errorAt(place)}
        />
      ))}
    </Stack>
  );
}
