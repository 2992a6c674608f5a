import star from '@phosphor-icons/core/regular/star.svg?raw';
import { useState } from 'react';
import { ChoiceButtons } from '../../ui/choices/ChoiceButtons.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const optionsOf = (t: SectionsProps['t']) =>
  [
    { value: 'yes', label: t.yes },
    { value: 'no', label: t.no },
    { value: 'maybe', label: t.maybe },
    { value: 'long', label: stressTexts.german },
  ] as const;
type Answer = ReturnType<typeof optionsOf>[number]['value'];

export function ChoiceSections({ t }: SectionsProps) {
  const [pressed, setPressed] = useState<Answer>('yes');
  const [picked, setPicked] = useState<Answer>('maybe');
  const [none, setNone] = useState<Answer | null>(null);
  const [selected, setSelected] = useState<Answer>('no');
  const options = optionsOf(t);
  return (
    <>
      <ComponentSection name="ChoiceButtons">
        <Text id="choice-buttons">{t.choice}</Text>
        <ChoiceButtons labelledBy="choice-buttons" options={options} chosen={pressed} onChoose={setPressed} />
      </ComponentSection>
      <ComponentSection name="RadioList">
        <ComponentState name="chosen">
          <RadioList id="radio-chosen" label={t.choice} options={options} chosen={picked} onChoose={setPicked} />
        </ComponentState>
        <ComponentState name="heading, hints, mark">
          <RadioList
            id="radio-marks"
            label={t.choice}
            size="heading"
            options={options.map((option) => ({ ...option, hint: t.hint, image: <Icon source={star} size="large" /> }))}
            chosen={picked}
            onChoose={setPicked}
          />
        </ComponentState>
        <ComponentState name="none chosen, error">
          <RadioList
            id="radio-error"
            label={t.labelLong}
            options={options}
            chosen={none}
            onChoose={setNone}
            error={t.error}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="Select">
        <ComponentState name="plain">
          <Select id="select-plain" label={t.choice} options={options} chosen={selected} onChoose={setSelected} />
        </ComponentState>
        <ComponentState name="hint, error, long">
          <Select
            id="select-error"
            label={t.labelLong}
            options={options}
            chosen="long"
            onChoose={setSelected}
            hint={t.hint}
            error={t.error}
          />
        </ComponentState>
      </ComponentSection>
    </>
  );
}
