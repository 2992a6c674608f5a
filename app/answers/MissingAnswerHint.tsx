import { Trans } from '@lingui/react/macro';
import * as styles from './MissingAnswerHint.css.ts';
import { isWritten } from './questionTypeRules.ts';

interface MissingAnswerHintProps {
  /** Type of the question. */
  type: number;
  missing: boolean;
  /** Whether the member has pressed Continue without an answer. */
  attempted: boolean;
  /** Replaces the hint while the answer is being sent. */
  sending?: boolean;
}

/**
 * A hint that says what is missing. The element is always there, so that screen readers announce the text when it
 * appears.
 */
export const MissingAnswerHint = ({ type, missing, attempted, sending = false }: MissingAnswerHintProps) => (
  <p role="status" className={`${styles.hint} ${attempted && missing ? styles.hintLoud : ''}`}>
    {sending ? (
      <Trans>Sending your answer …</Trans>
    ) : !missing ? null : isWritten(type) ? (
      <Trans>Write an answer to continue</Trans>
    ) : (
      <Trans>Choose an answer to continue</Trans>
    )}
  </p>
);
