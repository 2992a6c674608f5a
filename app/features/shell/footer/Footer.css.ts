import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  background: vars.color.raised,
  borderTop: `1.5px solid ${vars.color.line}`,
});
export const inner = style({
  display: 'grid',
  gap: space.xlarge,
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  padding: `${space.xlarge} 20px ${space.xxlarge}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr)', paddingInline: '40px' },
  },
});
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  // Links are taller than their text; this aligns the first line with the columns beside it.
  marginTop: '-9px',
});
/** A link that is not due yet leaves its item empty. */
export const item = style({ minWidth: 0, ':empty': { display: 'none' } });
export const address = style({
  display: 'grid',
  fontStyle: 'normal',
  color: vars.color.textSoft,
  alignSelf: 'start',
  whiteSpace: 'pre-line',
});
