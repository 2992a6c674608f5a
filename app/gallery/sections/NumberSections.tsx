import { useState } from 'react';
import type { Pair } from '../../lib/numberPair.ts';
import { wholeScale } from '../../lib/numberScale.ts';
import { Progress } from '../../ui/Progress.tsx';
import { RangeField } from '../../ui/RangeField.tsx';
import { RangePairField } from '../../ui/RangePairField.tsx';
import { StepField } from '../../ui/StepField.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const heights = wholeScale(140, 210);
const ages = wholeScale(40, 99);

export function NumberSections({ t }: SectionsProps) {
  const [height, setHeight] = useState(170);
  const [least, setLeast] = useState(140);
  const [age, setAge] = useState<Pair>([48, 62]);
  const steps = { less: t.shorter, more: t.taller };
  const say = (value: number) => `${value} ${t.years}`;
  return (
    <>
      <Section name="StepField">
        <State name="in the middle">
          <StepField id="step" label={t.height} scale={heights} value={height} onChange={setHeight} texts={steps} />
        </State>
        <State name="at the end">
          <StepField id="step-end" label={t.height} scale={heights} value={least} onChange={setLeast} texts={steps} />
        </State>
      </Section>
      <Section name="RangeField">
        <State name="marks">
          <RangeField
            id="range"
            label={t.height}
            scale={heights}
            value={height}
            onChange={setHeight}
            shown={`${height} cm`}
            ends={['140 cm', '210 cm']}
            marks={[160, 170, 180, 190].map((value) => ({ value, label: `${value} cm` }))}
            typeLabel={t.typeNumber}
            texts={steps}
          />
        </State>
        <State name="at the end">
          <RangeField
            id="range-end"
            label={t.labelLong}
            scale={heights}
            value={least}
            onChange={setLeast}
            shown={`${least} cm`}
            ends={['140 cm', '210 cm']}
            typeLabel={t.typeNumber}
            texts={steps}
          />
        </State>
      </Section>
      <Section name="RangePairField">
        <RangePairField
          id="pair"
          scale={ages}
          gap={5}
          value={age}
          onChange={setAge}
          shown={`${age[0]} – ${say(age[1])}`}
          say={say}
          labels={[t.from, t.to]}
          texts={steps}
        />
      </Section>
      <Section name="Progress">
        <State name="nothing, some, all">
          <Progress value={0} max={60} label={t.question} />
          <Progress value={12} max={60} label={t.question} detail={t.left} />
          <Progress value={60} max={60} label={t.question} detail={hard.german} />
        </State>
      </Section>
    </>
  );
}
