import { Trans } from '@lingui/react/macro';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import { isKnownType, type QuestionnaireVariant, showsContinue } from '../../../answers/answer.model.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { MissingAnswerHint } from './MissingAnswerHint.tsx';
import * as styles from './QuestionForm.css.ts';

interface QuestionActionsProps {
  question: Question;
  variant: QuestionnaireVariant;
  answered: boolean;
  /** The member has done something to the answer since the question opened. */
  touched: boolean;
  /** The member pressed Continue without an answer. */
  attempted: boolean;
  busy: boolean;
  onBack: (() => void) | null;
  onPostpone: () => void;
}

/** Back, later, and on; where the way on is hidden, what opens it stands in its place. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, variant, answered, touched, attempted: asked, busy, onBack, onPostpone: onLater } = props;
  const forward = showsContinue(variant, question.type, answered);
  const missing = isKnownType(question.type) && !answered && (!forward || asked);
  // An answer that came back is sent by pressing it again where there is no button to go on.
  const resting = isKnownType(question.type) && !forward && answered && !touched && !busy;
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button tone="quiet" size="slim" icon={arrowLeft} onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
      )}
      <div className={styles.forward}>
        {resting ? (
          <p className={styles.ask}>
            <Trans>To continue, press your answer again or another one</Trans>
          </p>
        ) : (
          <MissingAnswerHint type={question.type} missing={missing} attempted={asked} sending={busy && !forward} />
        )}
        {forward && (
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Sending your answer …</Trans> : <Trans>Continue</Trans>}
          </Button>
        )}
      </div>
      {question.skippable && (
        <div className={styles.later}>
          <TextButton onClick={onLater}>
            <Trans>Answer later</Trans>
          </TextButton>
        </div>
      )}
    </div>
  );
}
