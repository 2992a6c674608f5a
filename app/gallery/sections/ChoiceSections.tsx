import star from '@phosphor-icons/core/regular/star.svg?raw';
import { useState } from 'react';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Select } from '../../ui/Select.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const optionsOf = (t: SectionsProps['t']) =>
  [
    { value: 'yes', label: t.yes },
    { value: 'no', label: t.no },
    { value: 'maybe', label: t.maybe },
    { value: 'long', label: hard.german },
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
      <Section name="ChoiceButtons">
        <Text id="choice-buttons">{t.choice}</Text>
        <ChoiceButtons labelledBy="choice-buttons" options={options} chosen={pressed} onChoose={setPressed} />
      </Section>
      <Section name="RadioList">
        <State name="chosen">
          <RadioList id="radio-chosen" label={t.choice} options={options} chosen={picked} onChoose={setPicked} />
        </State>
        <State name="heading, hints, mark">
          <RadioList
            id="radio-marks"
            label={t.choice}
            size="heading"
            options={options.map((option) => ({ ...option, hint: t.hint, mark: <Icon source={star} size="large" /> }))}
            chosen={picked}
            onChoose={setPicked}
          />
        </State>
        <State name="none chosen, error">
          <RadioList
            id="radio-error"
            label={t.labelLong}
            options={options}
            chosen={none}
            onChoose={setNone}
            error={t.error}
          />
        </State>
      </Section>
      <Section name="Select">
        <State name="plain">
          <Select id="select-plain" label={t.choice} options={options} chosen={selected} onChoose={setSelected} />
        </State>
        <State name="hint, error, long">
          <Select
            id="select-error"
            label={t.labelLong}
            options={options}
            chosen="long"
            onChoose={setSelected}
            hint={t.hint}
            error={t.error}
          />
        </State>
      </Section>
    </>
  );
}
