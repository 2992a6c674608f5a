import star from '@phosphor-icons/core/regular/star.svg?icon';
import { noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ActionTile } from './ActionTile.tsx';
import { ActionTileGroup } from './ActionTileGroup.tsx';
import { Button } from './Button.tsx';

export const samples: Samples = ({ t }) => ({
  bar: (
    <ActionTileGroup label="Actions in one row" layout="bar" main={<Button onClick={noop}>{t.send}</Button>}>
      {[t.send, t.more, t.option].map((text) => (
        <ActionTile key={text} icon={star} onClick={noop}>
          {text}
        </ActionTile>
      ))}
    </ActionTileGroup>
  ),
});
