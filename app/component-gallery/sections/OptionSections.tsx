import { useState } from 'react';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { NumberedScale } from '../../ui/choices/NumberedScale.tsx';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { PictureTiles } from '../../ui/choices/PictureTiles.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

export function OptionSections({ t, settings }: SectionsProps) {
  const [one, setOne] = useState<number | null>(1);
  const [some, setSome] = useState<readonly number[]>([0, 2]);
  const [step, setStep] = useState<number | null>(5);
  const [tile, setTile] = useState<number | null>(1);
  const [on, setOn] = useState(true);
  const options = [t.yes, t.no, t.maybe, stressTexts.german].map((label, key) => ({ key, label }));
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  const toggle = (key: number) => setSome(some.includes(key) ? some.filter((each) => each !== key) : [...some, key]);
  const states = { on: t.on, off: t.off };
  return (
    <>
      <ComponentSection name="OptionList">
        <Text id="options">{t.choice}</Text>
        <ComponentState name="round">
          <OptionList
            labelledBy="options"
            options={options}
            chosen={one === null ? [] : [one]}
            indicator="round"
            onPress={setOne}
          />
        </ComponentState>
        <ComponentState name="square">
          <OptionList labelledBy="options" options={options} chosen={some} indicator="square" onPress={toggle} />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="NumberedScale">
        <Text id="numbers">{t.choice}</Text>
        <NumberedScale
          labelledBy="numbers"
          steps={[1, 2, 3, 4, 5, 6, 7].map((key) => ({ key, label: null }))}
          ends={[t.no, t.yes]}
          chosen={step}
          onPress={setStep}
        />
      </ComponentSection>
      <ComponentSection name="PictureTiles">
        <Text id="pictures">{t.choice}</Text>
        <PictureTiles
          labelledBy="pictures"
          tiles={[
            { key: 0, label: t.photos, picture: art('question-9-sea') },
            { key: 1, label: t.about, picture: art('question-9-mountains') },
            { key: 2, label: stressTexts.german, picture: null },
          ]}
          chosen={tile}
          onPress={setTile}
        />
      </ComponentSection>
      <ComponentSection name="Checkbox">
        <ComponentState name="plain, hint">
          <Checkbox label={t.label} hint={t.sentence} checked={on} onChange={setOn} />
          <Checkbox label={t.labelLong} checked={!on} onChange={() => setOn(!on)} />
        </ComponentState>
        <ComponentState name="tile, picture">
          <Checkbox variant="tile" label={t.about} checked={on} onChange={setOn} />
          <Checkbox
            variant="tile"
            label={stressTexts.german}
            picture={art('interest-romantic')}
            checked={!on}
            onChange={() => setOn(!on)}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="Switch">
        <Switch label={t.online} on={on} states={states} onChange={setOn} />
        <Switch label={t.labelLong} on={!on} states={states} onChange={() => setOn(!on)} />
      </ComponentSection>
    </>
  );
}
