import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';

export const samples: Samples = ({ t }) => ({
  'first chosen': controlled('Yes', (chosen, onChoose) => (
    <ChoiceButtons
      labelledBy="section-ChoiceButtons"
      options={['Yes', t.label, t.option, longWord].map((label) => ({ value: label, label }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )),
});
