import { each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { CardGrid } from '../layout/CardGrid.tsx';
import { PortraitImage } from './PortraitImage.tsx';

export const samples: Samples = ({ t, art }) =>
  each(['card', 'large', 'square'], (shape) => (
    <CardGrid
      items={
        [
          { picture: art('welcome'), initial: 'A', tone: 'female' },
          { picture: null, initial: 'K', tone: 'male' },
          { picture: null, initial: 'م', tone: 'female' },
          { picture: null, initial: '', tone: 'team' },
        ] as const
      }
      toKey={({ initial }) => initial}
      render={(source) => <PortraitImage {...source} shape={shape} alt={t.label} missingText={t.label} eager />}
    />
  ));
