import { controlled, each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { NumberStepper } from './NumberStepper.tsx';

export const samples: Samples = () =>
  each(['in the middle', 'at the end'], (place) =>
    controlled(place === 'at the end' ? 140 : 170, (value, onChange) => (
      <NumberStepper
        name={{ labelledBy: 'section-NumberStepper' }}
        scale={integerScale(140, 210)}
        texts={{ less: 'One less', more: 'One more' }}
        value={value}
        onChange={onChange}
        valueText={`${value} cm`}
      />
    )),
  );
