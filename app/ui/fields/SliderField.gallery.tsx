import { controlled, each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { SliderField } from './SliderField.tsx';

export const samples: Samples = ({ t }) =>
  each(['in the middle with marks', 'at the end'], (place) =>
    controlled(place === 'at the end' ? 140 : 170, (value, onChange) => (
      <SliderField
        labelledBy="section-SliderField"
        label={t.label}
        scale={integerScale(140, 210)}
        texts={{ less: 'One less', more: 'One more' }}
        value={value}
        onChange={onChange}
        formatValue={(cm) => `${cm} cm`}
        {...(place !== 'at the end' && { marks: [140, 170, 190, 210].map((cm) => ({ value: cm, label: `${cm}` })) })}
      />
    )),
  );
