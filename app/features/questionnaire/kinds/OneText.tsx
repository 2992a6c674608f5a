import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NameSuggestions } from '../../../fields/NameSuggestions.tsx';
import { usernameError } from '../../../fields/usernameError.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readTexts } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { asksForUsername, findLengthMistake, toTextsAnswer, toUsernameAnswer } from './text.model.ts';

export const lengthErrors = {
  tooShort: msg`Please write at least 3 characters.`,
  tooLong: msg`Please write no more than 32 letters.`,
};

/** Type 3: a few words, or the name by which others know the member. */
export function OneText({ question, begun, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => readTexts(begun)[0] ?? '');
  const [left, setLeft] = useState(false);
  const username = asksForUsername(question.qid);
  const change = (next: string) => {
    setLeft(false);
    setText(next);
    onAnswer(toTextsAnswer(question, [next]), [next]);
  };
  const mistake = findLengthMistake(text);
  const wrong = username
    ? (asked || text !== '') && toUsernameAnswer(text).length === 0 && usernameError
    : mistake
      ? lengthErrors[mistake]
      : asked && text.trim() === '' && lengthErrors.tooShort;
  return (
    <Stack gap="large">
      <TextField
        id="answer"
        label={username ? t`Your name here` : t`Your answer`}
        autoComplete={username ? 'nickname' : 'off'}
        value={text}
        onChange={change}
        onLeave={() => setLeft(true)}
        hint={username ? t`Others see this name. It may be invented. 2 to 32 characters.` : t`3 to 32 characters.`}
        error={wrong && (left || asked || mistake === 'tooLong') ? t(wrong) : undefined}
      />
      {username && <NameSuggestions onChoose={change} />}
    </Stack>
  );
}
