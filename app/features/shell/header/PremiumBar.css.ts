import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minHeight: '48px',
  padding: '4px 20px',
  background: vars.color.accentChip,
  color: vars.color.onAccentChip,
  fontWeight: 650,
  '@media': { [media.print]: { display: 'none' } },
});
export const link = style([
  root,
  {
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    ':hover': { textDecorationThickness: '3px' },
    ':focus-visible': { outlineColor: vars.color.onAccentChip, outlineOffset: '-6px', boxShadow: 'none' },
  },
]);
