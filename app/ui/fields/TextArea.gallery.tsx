import { eachFieldState, longUrl, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { TextArea } from './TextArea.tsx';

export const samples: Samples = ({ t }) =>
  eachFieldState('TextArea', t, ['', 'Anna', 'A', longUrl], (field) => (
    <TextArea {...field} placeholder={t.hint} maxLength={500} rows={3} />
  ));
