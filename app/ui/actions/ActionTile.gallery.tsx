import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import phone from '@phosphor-icons/core/regular/phone.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import star from '@phosphor-icons/core/regular/star.svg?icon';
import { all, longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ActionTile } from './ActionTile.tsx';
import { ActionTileGroup } from './ActionTileGroup.tsx';

export const samples: Samples = ({ t }) => ({
  'plain, on and ariaDisabled, note and opensDialog, ariaDisabled': (
    <ActionTileGroup label="What you can do" columns="fitting">
      {all(
        [
          { icon: paperPlane, children: t.send },
          { icon: smiley, on: true, ariaDisabled: true, children: t.send },
          { icon: star, note: 'Premium', opensDialog: true, children: t.more },
          { icon: phone, ariaDisabled: true, children: 'Call' },
        ],
        (tile) => (
          <ActionTile {...tile} onClick={noop} />
        ),
      )}
    </ActionTileGroup>
  ),
  'on; long': (
    <ActionTileGroup label="More you can do" columns="bar">
      <ActionTile icon={smiley} on onClick={noop}>
        {t.more}
      </ActionTile>
      <ActionTile icon={star} note={t.question} onClick={noop}>
        {longWord}
      </ActionTile>
    </ActionTileGroup>
  ),
});
