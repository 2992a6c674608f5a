import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { lengthErrors } from './OneText.tsx';
import { findLengthMistake, toTextsAnswer } from './text.model.ts';

const places = [0, 1, 2] as const;

/** Type 4: three short texts, which only count together. */
export function ThreeTexts({ question, begun, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly string[]>(() => readTexts(begun));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const change = (place: number, text: string) => {
    const next = places.map((each) => (each === place ? text : (texts[each] ?? '')));
    setTexts(next);
    onAnswer(toTextsAnswer(question, next), next);
  };
  const errorAt = (place: number) => {
    const mistake = findLengthMistake(texts[place] ?? '');
    if (mistake) return mistake === 'tooLong' || asked || left.has(place) ? t(lengthErrors[mistake]) : undefined;
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
      {places.map((place) => (
        <TextField
          key={place}
          id={place === 0 ? 'answer' : `answer-${place + 1}`}
          label={t`Answer ${{ number: place + 1 }}`}
          autoComplete="off"
          value={texts[place] ?? ''}
          onChange={(text) => change(place, text)}
          onLeave={() => setLeft(new Set([...left, place]))}
          error={errorAt(place)}
        />
      ))}
    </Stack>
  );
}
