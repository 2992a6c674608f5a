import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Select } from './Select.tsx';

export const samples: Samples = ({ t }) => {
  const options = [t.label, t.option, longWord].map((label, value) => ({ value, label }));
  return {
    plain: controlled(1, (chosen, onChoose) => (
      <Select id="select-plain" label={t.label} options={options} chosen={chosen} onChoose={onChoose} />
    )),
    'hint, error, long': controlled(2, (chosen, onChoose) => (
      <Select
        id="select-error"
        label={t.question}
        hint={longWord}
        problem={t.error}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
      />
    )),
  };
};
