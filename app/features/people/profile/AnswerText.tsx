import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
import type { PublicAnswer } from '../model/personality.model.ts';

const MAX_ANSWER_LENGTH = 500;

/** An answer in words of the member's language and measures. */
export function AnswerText({ answer }: { answer: PublicAnswer }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  switch (answer.kind) {
    case 'texts': {
      const texts = answer.texts.map((text) => truncate(text, MAX_ANSWER_LENGTH));
      return <bdi>{new Intl.ListFormat(intlTag(), { type: 'unit' }).format(texts)}</bdi>;
    }
    case 'scaleStep': {
      const { step, of } = answer;
      return t`${{ step }} out of ${{ of }}`;
    }
    case 'height':
      return formatHeight(answer.value);
    case 'anyDistance':
      return t`I don’t mind`;
    case 'distance': {
      const unit = site.metric ? 'kilometer' : 'mile';
      return new Intl.NumberFormat(intlTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(answer.value);
    }
    case 'range': {
      const { from, to, isAgeRange } = answer;
      if (isAgeRange) return t`${{ from }} to ${plural(to, { one: '# year', other: '# years' })}`;
      return t`${{ from: formatHeight(from) }} to ${{ to: formatHeight(to) }}`;
    }
  }
}
