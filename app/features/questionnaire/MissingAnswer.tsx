import { Trans } from '@lingui/react/macro';
import { isWritten } from './answer.model.ts';
import * as styles from './QuestionForm.css.ts';

interface MissingAnswerProps {
  /** Of the question. */
  type: number;
  missing: boolean;
  /** The member pressed the way on. */
  asked: boolean;
  /** Said instead, while the answer is on its way. */
  sending?: boolean;
}

/** What opens the way on; its place is always there, so that it is read out when it appears. */
export const MissingAnswer = ({ type, missing, asked, sending = false }: MissingAnswerProps) => (
  <p role="status" className={`${styles.ask} ${asked && missing ? styles.askLoud : ''}`}>
    {sending ? (
      <Trans>Sending your answer …</Trans>
    ) : !missing ? null : isWritten(type) ? (
      <Trans>Write an answer to continue</Trans>
    ) : (
      <Trans>Choose an answer to continue</Trans>
    )}
  </p>
);
