import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UsernameSuggestions } from '../../fields/UsernameSuggestions.tsx';
import { usernameErrorText } from '../../member/usernameErrorText.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toTexts } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { asksForUsername, toAnswerFromTexts, toUsernameAnswer, validateLength } from './textAnswer.model.ts';

export const lengthErrorTexts = {
  tooShort: msg`Please write at least 3 characters.`,
  tooLong: msg`Please write no more than 32 letters.`,
};

/** Type 3: a few words, or the name by which others know the member. */
export function ShortTextInput({
  question,
  initialDraft: begun,
  onChange: onAnswer,
  attempted: asked,
}: AnswerInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => toTexts(begun)[0] ?? '');
  const [left, setLeft] = useState(false);
  const username = asksForUsername(question.qid);
  const change = (next: string) => {
    setLeft(false);
    setText(next);
    onAnswer(toAnswerFromTexts(question, [next]), [next]);
  };
  const mistake = validateLength(text);
  const wrong = username
    ? (asked || text !== '') && toUsernameAnswer(text).length === 0 && usernameErrorText
    : mistake
      ? lengthErrorTexts[mistake]
      : asked && text.trim() === '' && lengthErrorTexts.tooShort;
  return (
    <Stack gap="large">
      <TextField
        id="answer"
        label={username ? t`Your name here` : t`Your answer`}
        autoComplete={username ? 'nickname' : 'off'}
        value={text}
        onChange={change}
        onBlur={() => setLeft(true)}
        hint={username ? t`Others see this name. It may be invented. 2 to 32 characters.` : t`3 to 32 characters.`}
        error={wrong && (left || asked || mistake === 'tooLong') ? t(wrong) : undefined}
      />
      {username && <UsernameSuggestions onChoose={change} />}
    </Stack>
  );
}
