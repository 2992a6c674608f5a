import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { Answer, Question } from '../../api/contract/answers.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { pickText } from '../../lib/pickText.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Text } from '../../ui/Text.tsx';
import { AnswerInput } from './AnswerInput.tsx';
import { isAnswered, isKnownType, noAnswer, type Variant } from './answer.model.ts';
import { answerDrafts } from './answerDrafts.ts';
import { siteDistances } from './kinds/Distance.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import * as styles from './QuestionForm.css.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionProgress } from './QuestionProgress.tsx';
import { answerToRetry, takesPicks } from './sending.model.ts';
import { startAnswer } from './startAnswer.ts';
import { TroubleBanner } from './TroubleBanner.tsx';
import { TroubleLine } from './TroubleLine.tsx';
import { useSending } from './useSending.ts';

export interface QuestionFormProps {
  question: Question;
  /** Its place and how many there are. */
  place: number;
  total: number;
  variant: Variant;
  inDialog?: boolean;
  /** Null before the first question. */
  onBack: (() => void) | null;
  /** Sends the answer and goes on. */
  deliver: (answer: Answer) => Promise<void>;
}

const headingId = 'question';

/** One question, the way to answer it, and the ways on and back. Give it the question's id as its `key`. */
export function QuestionForm({
  question,
  place,
  total,
  variant,
  inDialog = false,
  onBack,
  deliver,
}: QuestionFormProps) {
  const { t } = useLingui();
  const member = useMember();
  const userId = member?.claims.user_id ?? '';
  const [start] = useState(() =>
    startAnswer(question, {
      metric: site.metric,
      minAge: site.minAge,
      distances: siteDistances(),
      home: member?.user.location ?? null,
      draft: answerDrafts.read(userId, question.id),
    }),
  );
  const [answer, setAnswer] = useState(start.answer);
  const [asked, setAsked] = useState(false);
  const [folded, setFolded] = useState(false);
  const { sending, send, sendSoon, change } = useSending(deliver);
  const failed = sending.kind === 'failed';
  usePageError(failed);
  useEffect(() => document.getElementById(headingId)?.focus({ preventScroll: true }), []);

  const goOn = (given: Answer | null) => {
    if (given === null) return setAsked(true);
    setFolded(false);
    send(given);
  };
  const retry = () => goOn(answerToRetry(sending, answer));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn(isAnswered(answer) ? answer : null);
  };
  const take = (given: Answer, begun: Answer = given) => {
    change();
    setAsked(false);
    setAnswer(given);
    answerDrafts.write(userId, question.id, begun);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <QuestionProgress place={place} total={total} />
      {failed && !folded && <TroubleBanner trouble={sending.trouble} onRetry={retry} onFold={() => setFolded(true)} />}
      <QuestionFrame
        variant={variant}
        headingId={headingId}
        text={pickText(question.translations, activeLocale())}
        inDialog={inDialog}
      >
        <AnswerInput
          question={question}
          answer={answer}
          begun={start.begun}
          onAnswer={take}
          onCommit={(given) => {
            if (!takesPicks(sending)) return;
            take(given);
            setFolded(false);
            sendSoon(given);
          }}
          asked={asked}
          labelledBy={headingId}
        />
        {!isKnownType(question.type) && variant === 2 && (
          <Text>{t`Question Type ${{ n: question.type }} not found`}</Text>
        )}
        {failed && folded && <TroubleLine onRetry={retry} />}
        <QuestionActions
          question={question}
          variant={variant}
          answered={isAnswered(answer)}
          asked={asked}
          busy={sending.kind === 'busy'}
          onBack={onBack}
          onLater={() => goOn(noAnswer)}
        />
      </QuestionFrame>
    </form>
  );
}
