import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: `${space.large} ${space.xxlarge}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const question = style({ color: vars.color.textSoft });
export const answer = style({ margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const missing = style({ fontWeight: 'normal', color: vars.color.textSoft });
