import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { site } from '../../../site/site.ts';
import type { DisplayAnswer } from '../model/personality.model.ts';

/** An answer in the member's language and units. */
export function AnswerText({ answer }: { answer: DisplayAnswer }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const formatUnit = (value: number, name: string) =>
    new Intl.NumberFormat(intlTag(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  switch (answer.kind) {
    case 'texts':
      return <bdi>{new Intl.ListFormat(intlTag(), { type: 'unit' }).format(answer.texts)}</bdi>;
    case 'scaleStep': {
      const { step, of } = answer;
      return t`${{ step }} out of ${{ of }}`;
    }
    case 'height':
      return formatHeight(answer.value);
    case 'distance':
      return answer.value === null ? t`I don’t mind` : formatUnit(answer.value, site.metric ? 'kilometer' : 'mile');
    case 'range': {
      const { from, to, isAgeRange } = answer;
      if (isAgeRange) return t`${{ from }} to ${plural(to, { one: '# year', other: '# years' })}`;
      const [lower, upper] = [formatHeight(from), formatHeight(to)];
      return t`${{ from: lower }} to ${{ to: upper }}`;
    }
  }
}
