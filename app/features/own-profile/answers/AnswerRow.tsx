import { AnswerText } from '../../../answers/AnswerText.tsx';
import { toAnswerDisplay } from '../../../answers/questionTypeRules.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { EditableAnswer } from './EditableAnswer.tsx';
import type { ReceivedReactions } from './receivedReactions.ts';
import type { useInlineEditing } from './useInlineEditing.ts';

interface AnswerRowProps {
  question: Question;
  editable: boolean;
  editing: ReturnType<typeof useInlineEditing>;
  reactions: ReceivedReactions | null;
}

/** A question of the questionnaire and its answer. */
export function AnswerRow({ question, editable, editing, reactions }: AnswerRowProps) {
  const locale = activeLocale();
  const display = toAnswerDisplay(question, question.answer?.answer ?? null, locale);
  return (
    <EditableAnswer
      questionId={question.id}
      question={pickTranslation(question.translations, locale)}
      answered={display.kind !== 'nothing'}
      editable={editable}
      editing={editing}
      reactions={reactions}
      editor={(labelledBy, close) => <AnswerEditor question={question} labelledBy={labelledBy} onClose={close} />}
    >
      <AnswerText display={display} />
    </EditableAnswer>
  );
}
