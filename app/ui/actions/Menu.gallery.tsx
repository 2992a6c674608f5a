import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import star from '@phosphor-icons/core/regular/star.svg?icon';
import { all, controlled, longName, longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Text } from '../content/Text.tsx';
import { ActionTile } from './ActionTile.tsx';
import { ActionTileGroup } from './ActionTileGroup.tsx';
import { Button } from './Button.tsx';
import { Menu, MenuButton } from './Menu.tsx';

export const samples: Samples = () => ({
  'a button': controlled('', (picked, onPick) => (
    <div>
      <Menu
        label="More"
        items={[
          { key: 'star', icon: star, label: 'Add to favourites', onPick: () => onPick('Add to favourites') },
          { key: 'flag', icon: flag, label: longWord, onPick: () => onPick(longWord) },
        ]}
      />
      <Text tone="soft">{picked}</Text>
    </div>
  )),
  'a tile beside others': all([100, 16], (width) => (
    <div style={{ maxWidth: `${width}rem` }}>
      <ActionTileGroup label={longName} layout="stacked" main={<Button onClick={noop}>Write</Button>}>
        <ActionTile icon={star} onClick={noop}>
          Smile
        </ActionTile>
        <ActionTile icon={flag} onClick={noop}>
          Ask
        </ActionTile>
        <MenuButton look="tile" label="Further" onOpen={noop} />
      </ActionTileGroup>
    </div>
  )),
});
