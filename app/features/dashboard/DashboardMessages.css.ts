import { style } from '@vanilla-extract/css';
import { rowLook } from '../../member/MessageRow.css.ts';
import { fontSize, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { avatarBox, avatarSizes } from '../../ui/content/Avatar.css.ts';
import { homeIs, wide } from './homeCompositions.ts';

/** Letters are cards of their own; elsewhere the messages are rows of one card. */
export const list = style({
  selectors: {
    [homeIs('letters')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.small,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
});

const longer = { [rowLook.previewSize]: fontSize.lead, [rowLook.previewLines]: '3' };
const face = (width: string, height = width) => ({ [avatarBox.width]: width, [avatarBox.height]: height });
const large = face('5.5rem');

export const item = style({
  selectors: { [homeIs('letters')]: { ...cardBox, overflow: 'hidden', vars: longer } },
  '@container': { [wide]: { selectors: { [homeIs('letters')]: { vars: large } } } },
});
/** The message that waits to be read: its face is large on phones. */
export const waiting = style({
  '@container': {
    [`not ${wide}`]: {
      vars: { ...longer, ...large },
      selectors: {
        [homeIs('magazine')]: {
          vars: { ...face('100%', 'clamp(9rem, 30svh, 16rem)'), [avatarBox.radius]: vars.radius.field },
        },
        [homeIs('letters')]: { vars: { ...face(avatarSizes.hero), [rowLook.justify]: 'center' } },
      },
    },
  },
});
