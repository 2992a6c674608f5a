import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Checkbox } from './Checkbox.tsx';

export const samples: Samples = ({ t, art }) => ({
  'plain, hint': controlled<boolean>(true, (on, onChange) => (
    <>
      <Checkbox label={t.label} hint={t.sentence} checked={on} onChange={onChange} />
      <Checkbox label={t.question} checked={!on} onChange={() => onChange(!on)} />
      <Checkbox label={t.label} problem={t.sentence} checked={false} onChange={() => {}} ariaDisabled />
    </>
  )),
  'tile, picture': controlled<boolean>(true, (on, onChange) => (
    <>
      <Checkbox variant="tile" label={t.label} checked={on} onChange={onChange} />
      <Checkbox
        variant="tile"
        label={longWord}
        picture={art('interest-romantic')}
        checked={!on}
        onChange={() => onChange(!on)}
      />
    </>
  )),
});
