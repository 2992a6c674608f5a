import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toRangeQuestion } from '../../fields/rangeQuestion.ts';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import { fitRange } from '../../lib/numbers/numberRange.ts';
import { site } from '../../site/site.ts';
import { RangeSliderField } from '../../ui/fields/RangeSliderField.tsx';
import { toNumbers } from '../answerValues.ts';
import type { SliderInputProps } from './AnswerInputProps.ts';
import { useHeightStepperTexts } from './useHeightStepperTexts.ts';

/** The field of type 10: a range of ages or heights. */
export function RangeInput({ question, answer, onChange, labelledBy }: SliderInputProps) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const heightSteps = useHeightStepperTexts();
  const measures = { minAge: site.minAge, metric: site.metric };
  const { of, scale, gap, defaultRange } = toRangeQuestion(question.qid, measures);
  const value = fitRange(toNumbers(answer), scale, gap, defaultRange);
  const ages = of === 'ages';
  return (
    <RangeSliderField
      labelledBy={labelledBy}
      scale={scale}
      gap={gap}
      value={value}
      onChange={(range) => onChange([...range])}
      formatValue={ages ? String : formatHeight}
      {...(ages && { speakValue: (age) => plural(age, { one: '# year', other: '# years' }) })}
      labels={ages ? [t`Minimum age`, t`Maximum age`] : [t`Minimum height`, t`Maximum height`]}
      texts={ages ? { less: t`One year less`, more: t`One year more` } : heightSteps}
    />
  );
}
