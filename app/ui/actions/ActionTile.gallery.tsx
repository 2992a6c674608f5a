import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import phone from '@phosphor-icons/core/regular/phone.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import star from '@phosphor-icons/core/regular/star.svg?icon';
import { all, longWord, noop, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { ActionTile } from './ActionTile.tsx';
import { ActionTileGroup } from './ActionTileGroup.tsx';
import { Button } from './Button.tsx';

export const samples: Samples = ({ t }) => ({
  'plain, on and ariaDisabled, opensDialog, toggles': (
    <ActionTileGroup label="What you can do" layout="stacked" main={<Button onClick={noop}>{t.send}</Button>}>
      {all(
        [
          { icon: paperPlane, children: t.send },
          { icon: smiley, on: true, ariaDisabled: true, spoken: `${t.send}, done`, children: t.send },
          { icon: star, opensDialog: true, children: t.more },
          { icon: phone, toggles: true, children: 'Call' },
        ],
        (tile) => (
          <ActionTile {...tile} onClick={noop} />
        ),
      )}
    </ActionTileGroup>
  ),
  'on, toggles; long': (
    <ActionTileGroup label="More you can do" layout="bar" main={<Button onClick={noop}>{t.question}</Button>}>
      <ActionTile icon={smiley} on toggles onClick={noop}>
        {t.more}
      </ActionTile>
      <ActionTile icon={star} onClick={noop}>
        {longWord}
      </ActionTile>
    </ActionTileGroup>
  ),
});
