import { controlled, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { RangeSliderField } from './RangeSliderField.tsx';

export const samples: Samples = () => ({
  ages: controlled<readonly [number, number]>([48, 62], (value, onChange) => (
    <RangeSliderField
      labelledBy="section-RangeSliderField"
      scale={integerScale(40, 99)}
      gap={5}
      value={value}
      onChange={onChange}
      formatValue={(age) => `${age} years`}
      labels={['From', 'To']}
      texts={{ less: 'One less', more: 'One more' }}
    />
  )),
});
