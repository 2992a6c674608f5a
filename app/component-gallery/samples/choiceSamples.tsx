import star from '@phosphor-icons/core/regular/star.svg?icon';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { ChoiceButtons } from '../../ui/choices/ChoiceButtons.tsx';
import { NumberedScale } from '../../ui/choices/NumberedScale.tsx';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { PictureTiles } from '../../ui/choices/PictureTiles.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { controlled, each, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

export const choiceSamples = ({ t, art }: SampleContext): Samples => {
  const labels = ['Yes', t.label, t.option, stressTexts.longWord];
  const options = labels.map((label, key) => ({ key, value: String(key), label }));
  const withImages = options.map((option) => ({
    ...option,
    hint: t.hint,
    image: <Icon source={star} size="large" />,
    content: <Text>{t.paragraph}</Text>,
  }));
  const question = <Text id="question">{t.question}</Text>;
  const labelledBy = 'question';
  return {
    ChoiceButtons: controlled('0', (chosen, onChoose) => (
      <>
        {question}
        <ChoiceButtons labelledBy={labelledBy} options={options} chosen={chosen} onChoose={onChoose} />
      </>
    )),
    'RadioList: chosen': controlled('2', (chosen, onChoose) => (
      <RadioList id="radio-chosen" label={t.label} options={options} chosen={chosen} onChoose={onChoose} />
    )),
    'RadioList: heading, hints, images, content': controlled('2', (chosen, onChoose) => (
      <RadioList
        id="radio-images"
        label={t.label}
        size="heading"
        options={withImages}
        chosen={chosen}
        onChoose={onChoose}
      />
    )),
    'RadioList: none chosen, error': controlled<string | null>(null, (chosen, onChoose) => (
      <RadioList
        id="radio-error"
        label={t.question}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
        error={t.error}
      />
    )),
    'OptionList: round': controlled(1, (chosen, onPress) => (
      <OptionList labelledBy={labelledBy} options={options} chosen={[chosen]} indicator="round" onPress={onPress} />
    )),
    'OptionList: square': controlled([0, 2], (chosen, onChange) => (
      <OptionList
        labelledBy={labelledBy}
        options={options}
        chosen={chosen}
        indicator="square"
        onPress={(key) => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])}
      />
    )),
    ...each('NumberedScale', ['short words', 'long words'], (words) =>
      controlled(5, (chosen, onPress) => (
        <NumberedScale
          labelledBy={labelledBy}
          steps={[1, 2, 3, 4, 5, 6, 7].map((key) => ({
            key,
            label: words === 'short words' ? ['Not at all', 'Somewhat', 'Ziemlich'][key % 3]! : stressTexts.longWord,
          }))}
          chosen={chosen}
          onPress={onPress}
        />
      )),
    ),
    PictureTiles: controlled(1, (chosen, onPress) => (
      <PictureTiles
        labelledBy={labelledBy}
        tiles={[
          { key: 0, label: 'Sea', picture: art('question-9-sea') },
          { key: 1, label: t.label, picture: art('question-9-mountains') },
          { key: 2, label: stressTexts.longWord, picture: null },
        ]}
        chosen={chosen}
        onPress={onPress}
      />
    )),
    'Checkbox: plain, hint': controlled<boolean>(true, (on, onChange) => (
      <>
        <Checkbox label={t.label} hint={t.sentence} checked={on} onChange={onChange} />
        <Checkbox label={t.question} checked={!on} onChange={() => onChange(!on)} />
      </>
    )),
    'Checkbox: tile, picture': controlled<boolean>(true, (on, onChange) => (
      <>
        <Checkbox variant="tile" label={t.label} checked={on} onChange={onChange} />
        <Checkbox
          variant="tile"
          label={stressTexts.longWord}
          picture={art('interest-romantic')}
          checked={!on}
          onChange={() => onChange(!on)}
        />
      </>
    )),
    Switch: controlled<boolean>(true, (on, onChange) => (
      <>
        <Switch label={t.label} on={on} states={{ on: 'On', off: 'Off' }} onChange={onChange} />
        <Switch label={t.question} on={!on} states={{ on: 'On', off: 'Off' }} onChange={() => onChange(!on)} />
      </>
    )),
  };
};
