import star from '@phosphor-icons/core/regular/star.svg?icon';
import { noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ActionTile } from './ActionTile.tsx';
import { ActionTileGroup } from './ActionTileGroup.tsx';

export const samples: Samples = ({ t }) => ({
  bar: (
    <ActionTileGroup label="Actions in one row" columns="bar">
      {[t.send, t.more, t.option].map((text) => (
        <ActionTile key={text} icon={star} onClick={noop}>
          {text}
        </ActionTile>
      ))}
    </ActionTileGroup>
  ),
});
