import { eachFieldState, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { DateField } from './DateField.tsx';

export const samples: Samples = ({ t }) =>
  eachFieldState('DateField', t, ['', '23.04.1961', '31.02.1961'], (field) => (
    <DateField {...field} mask="dd.mm.yyyy" autoComplete="off" onBlur={noop} />
  ));
