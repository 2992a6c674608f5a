import star from '@phosphor-icons/core/regular/star.svg?icon';
import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Icon } from '../content/Icon.tsx';
import { Text } from '../content/Text.tsx';
import { RadioList } from './RadioList.tsx';

export const samples: Samples = ({ t }) => {
  const options = ['Yes', t.label, longWord].map((label, index) => ({ value: String(index), label }));
  const more = { hint: t.hint, image: <Icon source={star} size="large" />, content: <Text>{t.paragraph}</Text> };
  return {
    chosen: controlled('2', (chosen, onChoose) => (
      <RadioList id="radio-chosen" label={t.label} options={options} chosen={chosen} onChoose={onChoose} />
    )),
    'heading, hints, images, content': controlled('2', (chosen, onChoose) => (
      <RadioList
        id="radio-images"
        label={t.label}
        size="heading"
        options={options.map((option) => ({ ...option, ...more }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    )),
    'none chosen, error': controlled<string | null>(null, (chosen, onChoose) => (
      <RadioList
        id="radio-error"
        label={t.question}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
        problem={t.error}
      />
    )),
  };
};
