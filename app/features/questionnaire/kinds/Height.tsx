import { useLingui } from '@lingui/react/macro';
import { useSayHeight } from '../../../fields/useSayHeight.ts';
import { imperialHeights, imperialStandIn, metricHeights, metricStandIn } from '../../../lib/heights.ts';
import { site } from '../../../site/site.ts';
import { RangeField } from '../../../ui/RangeField.tsx';
import { readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 8. */
export function Height({ answer, onAnswer }: AnswerProps) {
  const { t } = useLingui();
  const say = useSayHeight();
  const scale = site.metric ? metricHeights : imperialHeights;
  const value = readNumbers(answer)[0] ?? (site.metric ? metricStandIn : imperialStandIn);
  return (
    <RangeField
      id="answer"
      label={t`Your height`}
      scale={scale}
      value={value}
      onChange={(height) => onAnswer([height])}
      shown={say(value)}
      ends={[say(scale.min), say(scale.max)]}
      typeLabel={site.metric ? t`Or type it, in centimetres` : t`Or type it, in feet and inches`}
      texts={{ less: t`Shorter`, more: t`Taller` }}
    />
  );
}
