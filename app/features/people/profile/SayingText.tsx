import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { intlTag } from '../../../i18n/locale.ts';
import { toFeetAndInches } from '../../../lib/heights.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import type { Saying } from '../model/personality.model.ts';

/** An answer in words of the member's language and measures. */
export function SayingText({ saying }: { saying: Saying }) {
  const { t } = useLingui();
  const metric = useMember()?.user.metricUnits ?? site.metric;
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(intlTag(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  switch (saying.kind) {
    case 'texts':
      return <bdi>{new Intl.ListFormat(intlTag(), { type: 'unit' }).format(saying.texts)}</bdi>;
    case 'step': {
      const { step, of } = saying;
      return t`${{ step }} out of ${{ of }}`;
    }
    case 'height': {
      if (metric) return unit(saying.value, 'centimeter');
      const { feet, inches } = toFeetAndInches(saying.value);
      return t`${{ feet }} ft ${{ inches }} in`;
    }
    case 'distance':
      return saying.value === null ? t`I don’t mind` : unit(saying.value, metric ? 'kilometer' : 'mile');
    case 'range': {
      const { from, to, ofAges } = saying;
      return ofAges
        ? t`${{ from }} to ${plural(to, { one: '# year', other: '# years' })}`
        : t`${{ from }} to ${{ to }}`;
    }
  }
}
