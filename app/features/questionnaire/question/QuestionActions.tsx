import { Trans } from '@lingui/react/macro';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?icon';
import { hint } from '../../../answers/MissingAnswerHint.css.ts';
import { MissingAnswerHint } from '../../../answers/MissingAnswerHint.tsx';
import { isKnownType } from '../../../answers/questionTypes.ts';
import { isAnswered } from '../../../answers/readAnswer.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import * as styles from './QuestionForm.css.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { SkipQuestion } from './SkipQuestion.tsx';
import { showsContinue } from './showsContinue.ts';

interface QuestionActionsProps {
  question: Question;
  variant: QuestionnaireVariant;
  answered: boolean;
  /** The member has changed the answer since the question opened. */
  touched: boolean;
  /** The member pressed Continue without an answer. */
  attempted: boolean;
  busy: boolean;
  onBack: (() => void) | null;
  onSkip: () => void;
  /** Goes on with the saved answer. */
  onKeep: () => void;
}

/** Back, Answer later and Continue; while Continue is hidden, a hint says what is missing. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, variant, answered, touched, attempted, busy, onBack, onSkip, onKeep } = props;
  const forward = showsContinue(variant, question.type, answered);
  const missing = isKnownType(question.type) && !answered && (!forward || attempted);
  // Without Continue, an answer that was given before is sent by pressing it again.
  const awaitsRepeat = isKnownType(question.type) && !forward && answered && !touched && !busy;
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button tone="quiet" size="compact" icon={arrowLeft} onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
      )}
      <div className={styles.forward}>
        {awaitsRepeat ? (
          <p className={hint}>
            <Trans>To continue, press your answer again or another one</Trans>
          </p>
        ) : (
          <MissingAnswerHint type={question.type} missing={missing} attempted={attempted} sending={busy && !forward} />
        )}
        {forward && (
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Sending your answer …</Trans> : <Trans>Continue</Trans>}
          </Button>
        )}
      </div>
      {question.skippable && (
        <div className={styles.later}>
          <SkipQuestion saved={isAnswered(question.answer?.answer)} busy={busy} onSkip={onSkip} onKeep={onKeep} />
        </div>
      )}
    </div>
  );
}
