import { useLingui } from '@lingui/react/macro';
import { DistanceField } from '../../fields/distance/DistanceField.tsx';
import { useFormatHeight } from '../../fields/useFormatHeight.ts';
import { site } from '../../site/site.ts';
import { RangeSliderField } from '../../ui/fields/RangeSliderField.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import type { Preference } from './preferences.model.ts';

interface PreferenceFieldProps {
  preference: Preference;
  onChange: (preference: Preference) => void;
}

/** The field that suits what a preference is about. */
export function PreferenceField({ preference, onChange }: PreferenceFieldProps) {
  const { t } = useLingui();
  const id = `preference-${preference.question}`;
  const sayHeight = useFormatHeight();

  switch (preference.kind) {
    case 'ages':
    case 'heights': {
      const ages = preference.kind === 'ages';
      const say = ages ? String : sayHeight;
      const [from, to] = [say(preference.value[0]), say(preference.value[1])];
      return (
        <RangeSliderField
          id={id}
          scale={preference.scale}
          gap={preference.gap}
          value={preference.value}
          onChange={(value) => onChange({ ...preference, value })}
          valueText={ages ? t`${from} to ${to} years` : t`${from} to ${to}`}
          formatValue={say}
          labels={ages ? [t`Youngest age`, t`Oldest age`] : [t`Smallest height`, t`Greatest height`]}
          texts={ages ? { less: t`Younger`, more: t`Older` } : { less: t`Shorter`, more: t`Taller` }}
        />
      );
    }
    case 'height':
      return (
        <SliderField
          id={id}
          label={t`Your height`}
          scale={preference.scale}
          value={preference.value}
          onChange={(value) => onChange({ ...preference, value })}
          valueText={sayHeight(preference.value)}
          ends={[sayHeight(preference.scale.min), sayHeight(preference.scale.max)]}
          inputLabel={site.metric ? t`Or type it, in centimetres` : t`Or type it, in feet and inches`}
          texts={{ less: t`Shorter`, more: t`Taller` }}
        />
      );
    case 'distance':
      return (
        <DistanceField
          id={id}
          value={preference.value}
          onChange={(value) => onChange({ ...preference, value })}
          centre={preference.centre}
        />
      );
  }
}
