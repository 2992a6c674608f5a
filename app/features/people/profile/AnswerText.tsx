import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { site } from '../../../site/site.ts';
import type { DisplayAnswer } from '../model/personality.model.ts';

/** An answer in words of the member's language and measures. */
export function AnswerText({ saying }: { saying: DisplayAnswer }) {
  const { t } = useLingui();
  const sayHeight = useFormatHeight();
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(intlTag(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  switch (saying.kind) {
    case 'texts':
      return <bdi>{new Intl.ListFormat(intlTag(), { type: 'unit' }).format(saying.texts)}</bdi>;
    case 'step': {
      const { step, of } = saying;
      return t`${{ step }} out of ${{ of }}`;
    }
    case 'height':
      return sayHeight(saying.value);
    case 'distance':
      return saying.value === null ? t`I don’t mind` : unit(saying.value, site.metric ? 'kilometer' : 'mile');
    case 'range': {
      const { from, to, ofAges } = saying;
      if (ofAges) return t`${{ from }} to ${plural(to, { one: '# year', other: '# years' })}`;
      const [least, most] = [sayHeight(from), sayHeight(to)];
      return t`${{ from: least }} to ${{ to: most }}`;
    }
  }
}
