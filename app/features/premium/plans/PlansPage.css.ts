import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Choice whose bar stays in reach as long as its cards are in sight. */
export const choice = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minWidth: 0 });

export const benefits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  '@media': {
    [media.phone]: { fontSize: fontSize.small },
    [media.tablet]: { columnGap: space.large, paddingBlockEnd: space.small },
  },
});
export const benefit = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const tick = style({ flex: 'none', color: vars.color.successText });
