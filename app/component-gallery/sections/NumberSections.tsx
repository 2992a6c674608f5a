import { useState } from 'react';
import type { NumberRange } from '../../lib/numbers/numberRange.ts';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { RangeSliderField } from '../../ui/fields/RangeSliderField.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const heights = integerScale(140, 210);
const ages = integerScale(40, 99);

export function NumberSections({ t }: SectionsProps) {
  const [height, setHeight] = useState(170);
  const [least, setLeast] = useState(140);
  const [age, setAge] = useState<NumberRange>([48, 62]);
  const steps = { less: t.shorter, more: t.taller };
  const say = (value: number) => `${value} ${t.years}`;
  return (
    <>
      <ComponentSection name="StepField">
        <ComponentState name="in the middle">
          <StepperField id="step" label={t.height} scale={heights} value={height} onChange={setHeight} texts={steps} />
        </ComponentState>
        <ComponentState name="at the end">
          <StepperField
            id="step-end"
            label={t.height}
            scale={heights}
            value={least}
            onChange={setLeast}
            texts={steps}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="RangeField">
        <ComponentState name="marks">
          <SliderField
            id="range"
            label={t.height}
            scale={heights}
            value={height}
            onChange={setHeight}
            valueText={`${height} cm`}
            ends={['140 cm', '210 cm']}
            presets={[160, 170, 180, 190].map((value) => ({ value, label: `${value} cm` }))}
            inputLabel={t.typeNumber}
            texts={steps}
          />
        </ComponentState>
        <ComponentState name="at the end">
          <SliderField
            id="range-end"
            label={t.labelLong}
            scale={heights}
            value={least}
            onChange={setLeast}
            valueText={`${least} cm`}
            ends={['140 cm', '210 cm']}
            inputLabel={t.typeNumber}
            texts={steps}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="RangePairField">
        <RangeSliderField
          id="pair"
          scale={ages}
          gap={5}
          value={age}
          onChange={setAge}
          valueText={`${age[0]} – ${say(age[1])}`}
          formatValue={say}
          labels={[t.from, t.to]}
          texts={steps}
        />
      </ComponentSection>
      <ComponentSection name="Progress">
        <ComponentState name="nothing, some, all">
          <Progress value={0} max={60} label={t.question} />
          <Progress value={12} max={60} label={t.question} detail={t.left} />
          <Progress value={60} max={60} label={t.question} detail={stressTexts.german} />
        </ComponentState>
      </ComponentSection>
    </>
  );
}
