import { eachFieldState, longUrl, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { PasswordField } from './PasswordField.tsx';

const texts = {
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  shown: 'The password is shown.',
  hidden: 'The password is hidden.',
};

export const samples: Samples = ({ t }) =>
  eachFieldState('PasswordField', t, ['', 'Anna', 'A', longUrl], (field) => (
    <PasswordField {...field} autoComplete="new-password" texts={texts} />
  ));
