import { useLingui } from '@lingui/react/macro';
import { toRangeKind } from '../../../fields/range.model.ts';
import { useSayHeight } from '../../../fields/useSayHeight.ts';
import { fitPair } from '../../../lib/numberPair.ts';
import { site } from '../../../site/site.ts';
import { RangePairField } from '../../../ui/RangePairField.tsx';
import { readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';

/** Type 10: from one age or height to another. */
export function Range({ question, answer, onAnswer }: AnswerProps) {
  const { t } = useLingui();
  const sayHeight = useSayHeight();
  const { of, scale, gap, standIn } = toRangeKind(question.qid, { minAge: site.minAge, metric: site.metric });
  const value = fitPair(readNumbers(answer), scale, gap, standIn);
  const ages = of === 'ages';
  const say = (end: number) => (ages ? String(end) : sayHeight(end));
  const [from, to] = [say(value[0]), say(value[1])];
  return (
    <RangePairField
      id="answer"
      scale={scale}
      gap={gap}
      value={value}
      onChange={(pair) => onAnswer([...pair])}
      shown={ages ? t`${from} to ${to} years` : t`${from} to ${to}`}
      say={say}
      labels={ages ? [t`Youngest age`, t`Oldest age`] : [t`Smallest height`, t`Greatest height`]}
      texts={ages ? { less: t`Younger`, more: t`Older` } : { less: t`Shorter`, more: t`Taller` }}
    />
  );
}
