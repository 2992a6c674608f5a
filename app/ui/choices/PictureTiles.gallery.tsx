import { controlled, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { PictureTiles } from './PictureTiles.tsx';

export const samples: Samples = ({ t, art }) => ({
  'with and without a picture': controlled(1, (chosen, onPress) => (
    <PictureTiles
      labelledBy="section-PictureTiles"
      tiles={[
        { key: 0, label: 'Sea', picture: art('question-9-sea') },
        { key: 1, label: t.label, picture: art('question-9-mountains') },
        { key: 2, label: longWord, picture: null },
      ]}
      chosen={chosen}
      onPress={onPress}
    />
  )),
});
