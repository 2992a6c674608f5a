import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Text } from '../../ui/content/Text.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toTexts } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { lengthProblemTexts, validateLength } from './textAnswer.model.ts';

const textIndexes = [0, 1, 2] as const;

/** The field of type 4: three short texts, which are an answer only together. */
export function ThreeTextsInput(props: AnswerInputProps) {
  const { id = 'answer', question, initialDraft, onChange, attempted, labelledBy } = props;
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly string[]>(() => {
    const stored = toTexts(initialDraft);
    return textIndexes.map((index) => stored[index] ?? '');
  });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const change = (index: number, typed: string) => {
    const changed = texts.map((text, at) => (at === index ? typed : text));
    setTexts(changed);
    onChange(changed);
  };
  const problemAt = (index: number) => {
    const text = texts[index]!;
    const problem = validateLength(text);
    if (problem)
      return problem === 'tooLong' || attempted || left.has(index) ? t(lengthProblemTexts[problem]) : undefined;
    return attempted && text.trim() === '' ? t`Please write something here, too.` : undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend; the question is the heading
    <div role="group" aria-labelledby={labelledBy}>
      <Stack gap="large">
        <Text tone="soft">
          {question.skippable ? (
            <Trans>Three answers of 3 to 32 characters each. If you can’t think of three, answer this later.</Trans>
          ) : (
            <Trans>Three answers of 3 to 32 characters each.</Trans>
          )}
        </Text>
        {textIndexes.map((index) => (
          <TextField
            key={index}
            id={index === 0 ? id : `${id}-${index + 1}`}
            label={t`Answer ${{ number: index + 1 }}`}
            autoComplete="off"
            value={texts[index]!}
            onChange={(typed) => change(index, typed)}
            onBlur={() => setLeft(new Set([...left, index]))}
            problem={problemAt(index)}
          />
        ))}
      </Stack>
    </div>
  );
}
