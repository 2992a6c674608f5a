import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { NumberedScale } from '../../ui/NumberedScale.tsx';
import { OptionList } from '../../ui/OptionList.tsx';
import { PictureTiles } from '../../ui/PictureTiles.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

export function TileSections({ t, settings }: SectionsProps) {
  const [one, setOne] = useState<number | null>(1);
  const [some, setSome] = useState<readonly number[]>([0, 2]);
  const [step, setStep] = useState<number | null>(5);
  const [tile, setTile] = useState<number | null>(1);
  const [on, setOn] = useState(true);
  const options = [t.yes, t.no, t.maybe, hard.german].map((label, key) => ({ key, label }));
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  const toggle = (key: number) => setSome(some.includes(key) ? some.filter((each) => each !== key) : [...some, key]);
  const states = { on: t.on, off: t.off };
  return (
    <>
      <Section name="OptionList">
        <Text id="options">{t.choice}</Text>
        <State name="round">
          <OptionList
            labelledBy="options"
            options={options}
            chosen={one === null ? [] : [one]}
            mark="round"
            onPress={setOne}
          />
        </State>
        <State name="square">
          <OptionList labelledBy="options" options={options} chosen={some} mark="square" onPress={toggle} />
        </State>
      </Section>
      <Section name="NumberedScale">
        <Text id="numbers">{t.choice}</Text>
        <NumberedScale
          labelledBy="numbers"
          steps={[1, 2, 3, 4, 5, 6, 7].map((key) => ({ key, label: null }))}
          ends={[t.no, t.yes]}
          chosen={step}
          onPress={setStep}
        />
      </Section>
      <Section name="PictureTiles">
        <Text id="pictures">{t.choice}</Text>
        <PictureTiles
          labelledBy="pictures"
          tiles={[
            { key: 0, label: t.photos, picture: art('question-9-sea') },
            { key: 1, label: t.about, picture: art('question-9-mountains') },
            { key: 2, label: hard.german, picture: null },
          ]}
          chosen={tile}
          onPress={setTile}
        />
      </Section>
      <Section name="Checkbox">
        <State name="plain, hint">
          <Checkbox label={t.label} hint={t.sentence} checked={on} onChange={setOn} />
          <Checkbox label={t.labelLong} checked={!on} onChange={() => setOn(!on)} />
        </State>
        <State name="tile, picture">
          <Checkbox look="tile" label={t.about} checked={on} onChange={setOn} />
          <Checkbox
            look="tile"
            label={hard.german}
            picture={art('interest-romantic')}
            checked={!on}
            onChange={() => setOn(!on)}
          />
        </State>
      </Section>
      <Section name="Switch">
        <Switch label={t.online} on={on} states={states} onChange={setOn} />
        <Switch label={t.labelLong} on={!on} states={states} onChange={() => setOn(!on)} />
      </Section>
    </>
  );
}
