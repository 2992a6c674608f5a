import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Screen of a wait that looks like the first paint of index.html, so that nothing jumps when the app replaces it. */
export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.large,
  padding: space.large,
  textAlign: 'center',
});
export const logo = style({ width: '220px', maxWidth: '80vw', height: 'auto' });
export const text = style({ color: vars.color.textSoft });
export const help = style({ display: 'grid', gap: space.large, justifyItems: 'center', maxWidth: '32rem' });
