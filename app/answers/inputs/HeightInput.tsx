import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import { imperialHeightScale, metricHeightScale } from '../../lib/numbers/heightScales.ts';
import { site } from '../../site/site.ts';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { toNumbers } from '../answerValues.ts';
import type { SliderInputProps } from './AnswerInputProps.ts';
import { useHeightStepperTexts } from './useHeightStepperTexts.ts';

/** The field of type 8: a height. */
export function HeightInput({ answer, onChange, labelledBy }: SliderInputProps) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const heightSteps = useHeightStepperTexts();
  const scale = site.metric ? metricHeightScale : imperialHeightScale;
  const value = toNumbers(answer)[0] ?? scale.min;
  return (
    <SliderField
      labelledBy={labelledBy}
      label={t`Height`}
      scale={scale}
      value={value}
      onChange={(height) => onChange([height])}
      formatValue={formatHeight}
      texts={heightSteps}
    />
  );
}
