import { Trans } from '@lingui/react/macro';
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import type { Question } from '../../api/contract/answers.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { isKnownType, showsContinue, type Variant } from './answer.model.ts';
import { MissingAnswer } from './MissingAnswer.tsx';
import * as styles from './QuestionForm.css.ts';

interface QuestionActionsProps {
  question: Question;
  variant: Variant;
  answered: boolean;
  /** The member has done something to the answer since the question opened. */
  touched: boolean;
  /** The member pressed Continue without an answer. */
  asked: boolean;
  busy: boolean;
  onBack: (() => void) | null;
  onLater: () => void;
}

/** Back, later, and on; where the way on is hidden, what opens it stands in its place. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, variant, answered, touched, asked, busy, onBack, onLater } = props;
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
          <MissingAnswer type={question.type} missing={missing} asked={asked} sending={busy && !forward} />
        )}
        {forward && (
          <Button type="submit" inactive={busy}>
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
