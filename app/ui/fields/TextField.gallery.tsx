import { controlled, eachFieldState, longUrl, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { TextField } from './TextField.tsx';

export const samples: Samples = ({ t }) => ({
  ...eachFieldState('TextField', t, ['', 'Anna', 'A', longUrl], (field) => <TextField {...field} autoComplete="off" />),
  email: controlled('anna@example.org', (value, onChange) => (
    <TextField id="email" type="email" label="Email" autoComplete="off" value={value} onChange={onChange} />
  )),
});
