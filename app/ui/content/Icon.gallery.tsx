import star from '@phosphor-icons/core/regular/star.svg?icon';
import { row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Icon } from './Icon.tsx';

export const samples: Samples = () => ({
  sizes: row(['tiny', 'small', 'medium', 'large', 'huge'] as const, (size) => <Icon source={star} size={size} />),
});
