import { Trans } from '@lingui/react/macro';
import { isTextEntry } from '../../../answers/answer.model.ts';
import * as styles from './QuestionForm.css.ts';

interface MissingAnswerHintProps {
  /** Of the question. */
  type: number;
  missing: boolean;
  /** The member pressed the way on. */
  attempted: boolean;
  /** Said instead, while the answer is on its way. */
  sending?: boolean;
}

/** What opens the way on; its place is always there, so that it is read out when it appears. */
export const MissingAnswerHint = ({ type, missing, attempted: asked, sending = false }: MissingAnswerHintProps) => (
  <p role="status" className={`${styles.ask} ${asked && missing ? styles.askLoud : ''}`}>
    {sending ? (
      <Trans>Sending your answer …</Trans>
    ) : !missing ? null : isTextEntry(type) ? (
      <Trans>Write an answer to continue</Trans>
    ) : (
      <Trans>Choose an answer to continue</Trans>
    )}
  </p>
);
