import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import { imperialHeightScale, metricHeightScale } from '../../lib/numbers/heights.ts';
import { site } from '../../site/site.ts';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { toNumbers } from '../readAnswer.ts';
import type { SliderInputProps } from './AnswerInputProps.ts';

interface HeightInputProps extends SliderInputProps {
  /** Whose height it is; by default the member's own. */
  label?: string;
}

/** Type 8. */
export function HeightInput({ id = 'answer', answer, onChange, label }: HeightInputProps) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const scale = site.metric ? metricHeightScale : imperialHeightScale;
  const value = toNumbers(answer)[0] ?? scale.min;
  return (
    <SliderField
      id={id}
      label={label ?? t`Your height`}
      scale={scale}
      value={value}
      onChange={(height) => onChange([height])}
      valueText={formatHeight(value)}
      ends={[formatHeight(scale.min), formatHeight(scale.max)]}
      inputLabel={site.metric ? t`Or type it, in centimetres` : t`Or type it, in feet and inches`}
      texts={{ less: t`Shorter`, more: t`Taller` }}
    />
  );
}
