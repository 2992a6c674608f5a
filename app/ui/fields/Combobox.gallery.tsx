import { controlled, each, longName, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Combobox } from './Combobox.tsx';

const towns = [
  { key: 'a', title: 'Freiburg im Breisgau', detail: '79098' },
  { key: 'b', title: 'Freising', detail: '' },
  { key: 'c', title: longName, detail: longWord },
];

export const samples: Samples = ({ t }) =>
  each(['none', 'open', 'error'], (state) =>
    controlled(state === 'open' ? 'Frei' : '', (text, onTextChange) => (
      <Combobox
        id={`town-${state}`}
        label={t.label}
        listLabel={t.hint}
        status={t.sentence}
        hint={t.hint}
        problem={state === 'error' ? t.error : undefined}
        options={state === 'open' ? towns : []}
        text={text}
        onTextChange={onTextChange}
        onChoose={(chosen) => onTextChange(towns.find(({ key }) => key === chosen)?.title ?? '')}
      />
    )),
  );
