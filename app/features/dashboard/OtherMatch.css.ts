import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { cardPortraitRatio } from '../../ui/content/PortraitImage.css.ts';

/** Card whose portrait is lower than that of the day. */
export const root = style({
  ...cardBox,
  vars: { [cardPortraitRatio]: '1 / 1' },
  overflow: 'hidden',
  minWidth: 0,
  height: '100%',
  paddingBlockEnd: space.small,
});
