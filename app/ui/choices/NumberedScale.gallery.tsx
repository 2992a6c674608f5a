import { controlled, each, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { NumberedScale } from './NumberedScale.tsx';

export const samples: Samples = () =>
  each(['short words', 'long words'], (words) =>
    controlled(5, (chosen, onPress) => (
      <NumberedScale
        labelledBy="section-NumberedScale"
        steps={[1, 2, 3, 4, 5, 6, 7].map((key) => ({
          key,
          label: words === 'short words' ? ['Not at all', 'Somewhat', 'Ziemlich'][key % 3]! : longWord,
        }))}
        chosen={chosen}
        onPress={onPress}
      />
    )),
  );
