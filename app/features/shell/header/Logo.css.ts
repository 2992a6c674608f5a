import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/designTokens.ts';
import { logoPlate, ownRadius } from '../../../theme/headerAndBadgeStyles.ts';

/** Logo that shrinks before the menu has to wrap. */
export const root = style({
  flex: '1 1 5rem',
  minWidth: 0,
  display: 'flex',
  '@media': { [media.desktop]: { flex: '0 0 auto' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  minWidth: 0,
  borderRadius: ownRadius('8px'),
  ...logoPlate,
});
export const image = style({
  height: 'clamp(36px, 2.3rem, 56px)',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});
