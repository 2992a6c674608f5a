import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toNumbers } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import * as styles from './MultiChoiceInput.css.ts';
import {
  type ChoiceHint,
  toChoiceHint,
  toChoiceLimits,
  toggleChoice,
  toRemainingChoices,
} from './multiChoice.model.ts';
import { OPEN, toOptions, toPressed } from './openOption.ts';

/** The field of type 2: several options. */
export function MultiChoiceInput({ question, initialDraft, onChange, labelledBy, openLabel }: AnswerInputProps) {
  const limits = toChoiceLimits(question.minChoices, question.maxChoices);
  const [chosen, setChosen] = useState<readonly number[]>(() => toNumbers(initialDraft));
  const press = (id: number) => {
    const next = id === OPEN ? [] : toggleChoice(chosen, id, limits);
    setChosen(next);
    onChange([...next]);
  };
  return (
    <Stack>
      <Stack gap="none">
        <Text>
          <ChoiceHintText hint={toChoiceHint(limits)} />
        </Text>
        <p
          role="status"
          className={styles.remaining}
          data-longest={toRemainingText(toRemainingChoices(limits.max ?? 0, limits))}
        >
          <span className={styles.remainingText}>{toRemainingText(toRemainingChoices(chosen.length, limits))}</span>
        </p>
      </Stack>
      <OptionList
        labelledBy={labelledBy}
        options={toOptions(question, openLabel)}
        chosen={toPressed(chosen)}
        indicator="square"
        onPress={press}
      />
    </Stack>
  );
}

function ChoiceHintText({ hint }: { hint: ChoiceHint }) {
  if (hint.kind === 'anyNumber') return <Trans>Choose as many as you like.</Trans>;
  if (hint.kind === 'between') {
    const { min, max } = hint;
    return <Plural value={max} one={`Choose ${min} to # answer.`} other={`Choose ${min} to # answers.`} />;
  }
  const { count } = hint;
  if (hint.kind === 'exactly') return <Plural value={count} one="Choose # term." other="Choose # terms." />;
  return hint.kind === 'atLeast' ? (
    <Plural value={count} one="Choose at least # term." other="Choose at least # terms." />
  ) : (
    <Plural value={count} one="Choose up to # term." other="Choose up to # terms." />
  );
}

function toRemainingText(remaining: ReturnType<typeof toRemainingChoices>): string {
  if (!remaining) return '';
  if (remaining.count === 0) return t`You can’t choose more. To change one, press it again.`;
  const { count: number } = remaining;
  return remaining.kind === 'missing'
    ? plural(number, { one: '# still missing', other: '# still missing' })
    : plural(number, { one: 'You may choose # more', other: 'You may choose # more' });
}
