import { useLingui } from '@lingui/react/macro';
import { toRangeQuestion } from '../../fields/rangeQuestion.ts';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import { fitRange } from '../../lib/numbers/numberRange.ts';
import { site } from '../../site/site.ts';
import { RangeSliderField } from '../../ui/fields/RangeSliderField.tsx';
import { toNumbers } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Type 10: from one age or height to another. */
export function RangeInput({ question, answer, onChange: onAnswer }: AnswerInputProps) {
  const { t } = useLingui();
  const sayHeight = useFormatHeight();
  const {
    of,
    scale,
    gap,
    defaultRange: standIn,
  } = toRangeQuestion(question.qid, { minAge: site.minAge, metric: site.metric });
  const value = fitRange(toNumbers(answer), scale, gap, standIn);
  const ages = of === 'ages';
  const say = (end: number) => (ages ? String(end) : sayHeight(end));
  const [from, to] = [say(value[0]), say(value[1])];
  return (
    <RangeSliderField
      id="answer"
      scale={scale}
      gap={gap}
      value={value}
      onChange={(pair) => onAnswer([...pair])}
      valueText={ages ? t`${from} to ${to} years` : t`${from} to ${to}`}
      formatValue={say}
      labels={ages ? [t`Youngest age`, t`Oldest age`] : [t`Smallest height`, t`Greatest height`]}
      texts={ages ? { less: t`Younger`, more: t`Older` } : { less: t`Shorter`, more: t`Taller` }}
    />
  );
}
