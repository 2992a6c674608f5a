import { controlled, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Switch } from './Switch.tsx';

const states = { on: 'On', off: 'Off' };

export const samples: Samples = ({ t }) => ({
  'on, off': controlled<boolean>(true, (on, onChange) => (
    <>
      <Switch label={t.label} on={on} states={states} onChange={onChange} />
      <Switch label={t.question} on={!on} states={states} onChange={() => onChange(!on)} />
    </>
  )),
});
