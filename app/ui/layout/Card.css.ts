import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  // Where nothing stretches it, its longest word would determine its width.
  maxWidth: '100%',
  height: '100%',
  padding: space.large,
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});
