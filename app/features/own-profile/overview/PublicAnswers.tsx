import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { isAnswered } from '../../../answers/answerValues.ts';
import { findOrMakeQuestion } from '../../../answers/findOrMakeQuestion.ts';
import { usePortraitText } from '../../../answers/portrait/usePortraitText.ts';
import { DESCRIPTION_QUESTION_ID, type PersonalityGroup, type RandomAnswer } from '../../../api/contract/profile.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { splitDescriptionFromAnswers } from '../../../member/splitDescriptionFromAnswers.ts';
import { useApi } from '../../../session/useSession.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useScrollToHash } from '../../../ui/navigation/useScrollToHash.ts';
import { AnswerEditor } from '../answers/AnswerEditor.tsx';
import * as styles from '../answers/EditableAnswer.css.ts';
import { EditableAnswer } from '../answers/EditableAnswer.tsx';
import { toReactionsByQuestion } from '../answers/receivedReactions.ts';
import type { useInlineEditing } from '../answers/useInlineEditing.ts';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';

const MAX_TEXT_LENGTH = 5000;

interface PublicAnswersProps {
  answers: readonly RandomAnswer[];
  editing: ReturnType<typeof useInlineEditing>;
}

/** The answers that others read in the member's profile, the description first, with their reactions. */
export function PublicAnswers({ answers, editing }: PublicAnswersProps) {
  const { t } = useLingui();
  const { section, heading } = useScrollToHash('#answers');
  const { description, others } = splitDescriptionFromAnswers(answers);
  const reactions = toReactionsByQuestion(answers);
  const rows = [
    { id: DESCRIPTION_QUESTION_ID, question: t`In my own words`, text: description },
    ...others.map(({ question, answer }) => ({
      id: question.id,
      question: pickTranslation(question.translations, activeLocale()),
      text: answer.trim(),
    })),
  ];
  return (
    <div ref={section} className={styles.section}>
      <Stack>
        <Heading ref={heading} level={2} takesFocus>{t`What others read about you`}</Heading>
        <Text tone="soft">{t`Choose an answer to change it.`}</Text>
        <ul className={styles.publicList}>
          {rows.map(({ id, question, text }) => (
            <li key={id} className={styles.item}>
              <EditableAnswer
                questionId={id}
                question={question}
                answered={text !== ''}
                wide
                editing={editing}
                reactions={reactions.get(id) ?? null}
                editor={(labelledBy, close) => (
                  <QuestionEditor questionId={id} labelledBy={labelledBy} onClose={close} />
                )}
              >
                {text === '' ? (
                  t`You haven’t described yourself yet. Others read this first.`
                ) : (
                  <bdi>{truncate(text, MAX_TEXT_LENGTH)}</bdi>
                )}
              </EditableAnswer>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

interface QuestionEditorProps {
  questionId: number;
  labelledBy: string;
  onClose: (saved: boolean) => void;
}

/**
 * The editor of an answer. The profile does not name its id, so the question is looked up among the member's answers.
 */
function QuestionEditor({ questionId, ...editor }: QuestionEditorProps) {
  return (
    <ProfileQueryGate query={useQuery(personalityQuery(useApi()))}>
      {(groups) => {
        const question = findOrMakeQuestion(groups, questionId);
        return questionId === DESCRIPTION_QUESTION_ID && !isAnswered(question.answer?.answer) ? (
          <DescriptionEditor question={question} groups={groups} {...editor} />
        ) : (
          <AnswerEditor question={question} {...editor} />
        );
      }}
    </ProfileQueryGate>
  );
}

type DescriptionEditorProps = ComponentProps<typeof AnswerEditor> & { groups: readonly PersonalityGroup[] };

/** The editor of a first description, which begins with the member's portrait from their answers. */
function DescriptionEditor({ groups, ...editor }: DescriptionEditorProps) {
  return <AnswerEditor {...editor} suggestion={usePortraitText(groups)} />;
}
