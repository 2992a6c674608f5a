import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { activeLocale } from '../../../i18n/locale.ts';
import { pickText } from '../../../lib/pickText.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import {
  type ChoiceHint,
  hintFor,
  type Limits,
  remaining,
  toChoiceAnswer,
  toggleChoice,
  toLimits,
} from './multiChoice.model.ts';

/** Type 2. */
export function MultiChoice({ question, begun, onAnswer, labelledBy }: AnswerProps) {
  const limits = toLimits(question.minChoices, question.maxChoices);
  const [chosen, setChosen] = useState<readonly number[]>(() => readNumbers(begun));
  const press = (id: number) => {
    const next = toggleChoice(chosen, id, limits);
    setChosen(next);
    onAnswer(toChoiceAnswer(next, limits), [...next]);
  };
  return (
    <Stack>
      <Stack gap="none">
        <Text>
          <Hint hint={hintFor(limits)} />
        </Text>
        <p role="status">
          <Left count={chosen.length} limits={limits} />
        </p>
      </Stack>
      <OptionList
        labelledBy={labelledBy}
        options={question.answerOptions.map(({ id, translations }) => ({
          key: id,
          label: pickText(translations, activeLocale()),
        }))}
        chosen={chosen}
        mark="square"
        onPress={press}
      />
    </Stack>
  );
}

function Hint({ hint }: { hint: ChoiceHint }) {
  if (hint.kind === 'anyNumber') return <Trans>Choose as many as you like.</Trans>;
  if (hint.kind === 'between') {
    const { min, max } = hint;
    return (
      <Trans>
        Choose {min} to {max} terms.
      </Trans>
    );
  }
  const { count } = hint;
  if (hint.kind === 'exactly') return <Plural value={count} one="Choose # term." other="Choose # terms." />;
  return hint.kind === 'atLeast' ? (
    <Plural value={count} one="Choose at least # term." other="Choose at least # terms." />
  ) : (
    <Plural value={count} one="Choose up to # term." other="Choose up to # terms." />
  );
}

function Left({ count, limits }: { count: number; limits: Limits }) {
  const left = remaining(count, limits);
  if (!left) return null;
  if (left.count === 0) return <Trans>You cannot choose more. To change one, press it again.</Trans>;
  const { count: number } = left;
  return left.kind === 'missing'
    ? plural(number, { one: '# still missing', other: '# still missing' })
    : plural(number, { one: 'You may choose # more', other: 'You may choose # more' });
}
