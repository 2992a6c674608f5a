import { eachFieldState, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { MaskedField } from './MaskedField.tsx';

const groupDigits = (written: string) => written.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');

export const samples: Samples = ({ t }) =>
  eachFieldState('MaskedField', t, ['', '4111 1111 1111 1111', '4111'], (field) => (
    <MaskedField {...field} autoComplete="off" format={groupDigits} />
  ));
