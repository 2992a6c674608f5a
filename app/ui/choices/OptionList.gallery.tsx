import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { OptionList } from './OptionList.tsx';

export const samples: Samples = ({ t }) => {
  const list = {
    labelledBy: 'section-OptionList',
    options: ['Yes', t.label, t.option, longWord].map((label, key) => ({ key, label })),
  };
  return {
    round: controlled(1, (chosen, onPress) => (
      <OptionList {...list} chosen={[chosen]} indicator="round" onPress={onPress} />
    )),
    square: controlled([0, 2], (chosen, onChange) => (
      <OptionList
        {...list}
        chosen={chosen}
        indicator="square"
        onPress={(key) => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])}
      />
    )),
  };
};
