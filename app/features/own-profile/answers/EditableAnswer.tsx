import { useLingui } from '@lingui/react/macro';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { AnswerReactions, ReactionsLink } from './AnswerReactions.tsx';
import * as styles from './EditableAnswer.css.ts';
import type { ReceivedReactions } from './receivedReactions.ts';
import { useFocusAfterEditing, type useInlineEditing } from './useInlineEditing.ts';

interface EditableAnswerProps {
  questionId: number;
  question: string;
  /** The answer in words. */
  children: ReactNode;
  answered: boolean;
  /** False for answers that are changed on another page. */
  editable?: boolean;
  editing: ReturnType<typeof useInlineEditing>;
  reactions: ReceivedReactions | null;
  /** Shows all reactions; otherwise a link counts them. */
  wide?: boolean;
  /** Renders the form; `labelledBy` is the id of the element with the question. */
  editor: (labelledBy: string, close: (saved: boolean) => void) => ReactNode;
}

/** An answer of the member under its question. The whole row is a button that opens the editor in its place. */
export function EditableAnswer(props: EditableAnswerProps) {
  const { questionId, question, children, answered, editable = true, editing, reactions, wide = false, editor } = props;
  const { t } = useLingui();
  const { status, start, stop } = editing(questionId);
  const opener = useFocusAfterEditing(status);
  const [labelId, answerId, changeId] = ['question', 'given', 'change'].map((part) => `${part}-${questionId}`) as [
    string,
    string,
    string,
  ];
  if (status === 'open') {
    return (
      <div className={styles.openRow}>
        <p id={labelId} className={styles.question}>
          {question}
        </p>
        <div className={styles.form}>{editor(labelId, stop)}</div>
      </div>
    );
  }
  const texts = (
    <span className={styles.texts}>
      <span id={labelId} className={styles.question}>
        {question}
      </span>
      <span id={answerId} className={answered ? styles.answer : styles.missing}>
        {children}
      </span>
    </span>
  );
  return (
    <div className={styles.row}>
      {editable ? (
        <button
          ref={opener}
          type="button"
          className={styles.pressable}
          aria-labelledby={`${labelId} ${answerId} ${changeId}`}
          onClick={start}
        >
          {texts}
          <span className={styles.pencil}>
            <Icon source={pencil} size="small" />
          </span>
          <VisuallyHidden>
            <span id={changeId}>{answered ? t`Change your answer` : t`Add your answer`}</span>
          </VisuallyHidden>
        </button>
      ) : (
        <div className={styles.fixed}>{texts}</div>
      )}
      {status === 'saved' && (
        <div className={styles.below}>
          <Banner tone="success" title={answered ? t`Your answer is saved` : t`Your answer is deleted`} announce />
        </div>
      )}
      {reactions && (
        <div className={styles.below}>
          {wide ? (
            <AnswerReactions reactions={reactions} />
          ) : (
            <ReactionsLink reactions={reactions} question={question} />
          )}
        </div>
      )}
    </div>
  );
}
