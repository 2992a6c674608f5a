import { each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Skeleton, TextSkeleton } from './Skeleton.tsx';

export const samples: Samples = () => ({
  ...each(['line', 'short', 'title', 'circle', 'button'], (shape) => <Skeleton shape={shape} />),
  TextSkeleton: <TextSkeleton />,
});
