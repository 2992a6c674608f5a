import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { PhotographedState } from './PhotographedState.tsx';

export const samples: Samples = ({ t, art }) => {
  const [day, night] = [art('no-matches'), art('no-visitors')];
  return {
    'beside words': (
      <PhotographedState src={day} avif={day} webp={day} nightAvif={night} nightWebp={night}>
        <Text>{t.sentence}</Text>
      </PhotographedState>
    ),
  };
};
