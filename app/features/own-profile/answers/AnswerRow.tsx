import { Trans, useLingui } from '@lingui/react/macro';
import { type AnswerDisplay, toAnswerDisplay } from '../../../answers/questionTypes.ts';
import { useFormatRange } from '../../../answers/useFormatRange.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { activeLocale, intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDay } from '../../../lib/dates/day.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
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

const MAX_ANSWER_LENGTH = 1000;

/** An answer in words, in the units of the site. */
function AnswerText({ display }: { display: AnswerDisplay }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const formatRange = useFormatRange();
  switch (display.kind) {
    case 'nothing':
      return <>{t`Not answered yet`}</>;
    case 'texts':
      return <bdi>{truncate(display.texts.join(', '), MAX_ANSWER_LENGTH)}</bdi>;
    case 'scaleStep': {
      const { step, of } = display;
      return <>{t`${{ step }} out of ${{ of }}`}</>;
    }
    case 'day':
      return <>{formatLongDay(display.day, intlTag())}</>;
    case 'height':
      return <>{formatHeight(display.value)}</>;
    case 'anyDistance':
      return <Trans>The distance does not matter to me.</Trans>;
    case 'distance': {
      const { value } = display;
      return <>{site.metric ? t`Up to ${value} km` : t`Up to ${value} miles`}</>;
    }
    case 'range':
      return <>{formatRange(display.from, display.to, display.isAgeRange)}</>;
  }
}
