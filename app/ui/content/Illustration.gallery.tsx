import { each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Illustration } from './Illustration.tsx';

export const samples: Samples = ({ art }) =>
  each(['welcome', 'no-matches', 'not-found', 'error'], (name) => <Illustration src={art(name)} />);
