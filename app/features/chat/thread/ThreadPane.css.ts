import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  minWidth: 0,
  background: vars.color.raised,
  '@media': {
    [media.desktop]: {
      border: `1.5px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      overflow: 'hidden',
      boxShadow: vars.shadow.low,
    },
  },
});
export const notice = style({ padding: space.small, flex: 'none' });
