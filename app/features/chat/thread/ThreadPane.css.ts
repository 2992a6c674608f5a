import { style, styleVariants } from '@vanilla-extract/css';
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
/** Notice in the place of the composer. */
export const instead = style({
  flex: 'none',
  padding: space.medium,
  borderTop: `1.5px solid ${vars.color.line}`,
  background: vars.color.sunken,
});
export const skeleton = style({
  flex: '1 1 auto',
  minHeight: '6rem',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.large,
  padding: space.medium,
});
const bubble = style({ width: 'min(60%, 24rem)' });
export const side = styleVariants({
  theirs: [bubble, { alignSelf: 'flex-start' }],
  own: [bubble, { alignSelf: 'flex-end' }],
});
