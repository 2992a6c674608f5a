import { row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { CountBadge } from './CountBadge.tsx';

export const samples: Samples = () => ({
  'numbers, dot': row(['3', '99', '++', ''], (shown) => <CountBadge shown={shown} spoken="new" dot={shown === ''} />),
});
