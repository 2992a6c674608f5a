import star from '@phosphor-icons/core/regular/star.svg?icon';
import { each, longWord, row, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Badge } from './Badge.tsx';

export const samples: Samples = ({ t }) =>
  each(['neutral', 'accent', 'success'], (tone) =>
    row([{ children: 'Premium' }, { icon: star, children: t.label }, { children: longWord }], (props) => (
      <Badge tone={tone} {...props} />
    )),
  );
