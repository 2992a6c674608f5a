import { style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
});
export const start = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.small, minWidth: 0 });
export const label = style({ fontWeight: 650, minWidth: 0 });
export const detail = style({ color: vars.color.textSoft, minWidth: 0 });
export const track = style({
  height: '12px',
  borderRadius: '6px',
  overflow: 'hidden',
  background: vars.color.chip,
  border: `1px solid ${vars.color.edge}`,
});
export const bar = style({
  display: 'block',
  height: '100%',
  background: vars.color.primary,
  transformOrigin: '0 50%',
  transition: `transform ${transition.slow}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
