import { each, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Avatar } from './Avatar.tsx';

export const samples: Samples = ({ art }) => ({
  ...each(['small', 'medium', 'large'], (size) =>
    row(
      [
        { picture: null, initial: 'A', tone: 'female' },
        { picture: null, initial: 'م', tone: 'male' },
        { picture: null, initial: '👩🏽‍🦳', tone: 'female' },
        { picture: null, initial: '', tone: 'team' },
        { picture: art('welcome'), initial: 'A', tone: 'female' },
        { picture: 'data:image/png;base64,broken', initial: 'Ǻ', tone: 'male' },
      ] as const,
      (source) => <Avatar {...source} size={size} />,
    ),
  ),
});
