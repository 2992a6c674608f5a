import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import {
  DEFAULT_HEIGHT_CM,
  DEFAULT_HEIGHT_FEET,
  imperialHeightScale,
  metricHeightScale,
} from '../../lib/numbers/heights.ts';
import { site } from '../../site/site.ts';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { toNumbers } from '../answer.model.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';

/** Type 8. */
export function HeightInput({ answer, onChange: onAnswer }: AnswerInputProps) {
  const { t } = useLingui();
  const say = useFormatHeight();
  const scale = site.metric ? metricHeightScale : imperialHeightScale;
  const value = toNumbers(answer)[0] ?? (site.metric ? DEFAULT_HEIGHT_CM : DEFAULT_HEIGHT_FEET);
  return (
    <SliderField
      id="answer"
      label={t`Your height`}
      scale={scale}
      value={value}
      onChange={(height) => onAnswer([height])}
      valueText={say(value)}
      ends={[say(scale.min), say(scale.max)]}
      inputLabel={site.metric ? t`Or type it, in centimetres` : t`Or type it, in feet and inches`}
      texts={{ less: t`Shorter`, more: t`Taller` }}
    />
  );
}
