import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UsernameSuggestions } from '../../fields/UsernameSuggestions.tsx';
import { usernameProblemText } from '../../member/isValidUsername.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toTexts } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { lengthProblemTexts, validateLength } from './textAnswer.model.ts';
import { asksForUsername, toUsernameAnswer } from './usernameQuestion.ts';

/** The field of type 3: a short text, or the member's name. */
export function ShortTextInput(props: AnswerInputProps) {
  const { id = 'answer', question, initialDraft, onChange, attempted, labelledBy } = props;
  const { t } = useLingui();
  const [text, setText] = useState(() => toTexts(initialDraft)[0] ?? '');
  const [left, setLeft] = useState(false);
  const username = asksForUsername(question.qid);
  const change = (typed: string) => {
    setLeft(false);
    setText(typed);
    onChange([typed]);
  };
  const lengthProblem = validateLength(text);
  const problemText = username
    ? (attempted || text !== '') && toUsernameAnswer(text).length === 0 && usernameProblemText
    : lengthProblem
      ? lengthProblemTexts[lengthProblem]
      : attempted && text.trim() === '' && lengthProblemTexts.tooShort;
  return (
    <Stack gap="large">
      <TextField
        id={id}
        label={username ? t`Your member name` : t`Your answer`}
        describedBy={labelledBy}
        autoComplete={username ? 'nickname' : 'off'}
        value={text}
        onChange={change}
        onBlur={() => setLeft(true)}
        hint={
          username
            ? t`Others see this name. It doesn’t have to be your real one. 2 to 32 characters.`
            : t`3 to 32 characters.`
        }
        problem={problemText && (left || attempted || lengthProblem === 'tooLong') ? t(problemText) : undefined}
      />
      {username && <UsernameSuggestions onChoose={change} />}
    </Stack>
  );
}
