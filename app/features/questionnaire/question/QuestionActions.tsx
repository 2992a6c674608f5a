import { Trans } from '@lingui/react/macro';
import { isAnswered } from '../../../answers/answerValues.ts';
import { MissingAnswerHint } from '../../../answers/MissingAnswerHint.tsx';
import { isKnownType } from '../../../answers/questionTypeRules.ts';
import { useContinueLabel } from '../../../answers/useContinueLabel.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import { BackButton } from './BackButton.tsx';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { showsContinue } from './showsContinue.ts';

/** Time after which the button says that the answer is being sent. */
const SLOW_MS = 300;

interface QuestionActionsProps {
  question: Question;
  variant: QuestionnaireVariant;
  /** Answer on the page. */
  answer: Answer;
  /** Whether a pick is on its way, or will be in a moment, by itself. */
  sentByItself: boolean;
  /** Whether the member has pressed Continue without an answer. */
  attempted: boolean;
  busy: boolean;
  inDialog?: boolean;
  onBack: (() => void) | null;
  /** Null where the question cannot be skipped. */
  onSkip: (() => void) | null;
}

/** The buttons Back, Answer later and Continue; while Continue is hidden, a hint says what is missing. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, variant, answer, sentByItself, attempted, busy, inDialog = false, onBack, onSkip } = props;
  const isSlow = useDebouncedValue(busy, SLOW_MS) && busy;
  const continueLabel = useContinueLabel(question, answer);
  const answered = isAnswered(answer);
  const showsForward = showsContinue(variant, question.type, answered, sentByItself);
  const missing = isKnownType(question.type) && !answered && (!showsForward || attempted);
  const missingHint = (
    <MissingAnswerHint type={question.type} missing={missing} attempted={attempted} sending={isSlow && !showsForward} />
  );
  return (
    <ActionBar
      inDialog={inDialog}
      back={onBack && <BackButton onClick={onBack} />}
      note={showsForward && missingHint}
      beside={
        onSkip && (
          <TextButton onClick={onSkip}>
            <Trans>Answer later</Trans>
          </TextButton>
        )
      }
      forward={
        showsForward ? (
          <Button type="submit" ariaDisabled={busy}>
            {isSlow ? <Trans>Sending …</Trans> : continueLabel}
          </Button>
        ) : (
          missingHint
        )
      }
    />
  );
}
