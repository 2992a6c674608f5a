import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: `${space.medium} ${space.large}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space.small, minWidth: 0 });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.3rem',
  height: '2.3rem',
  borderRadius: '50%',
  background: vars.color.chip,
  color: vars.color.onChip,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: '2.3rem',
  overflowWrap: 'anywhere',
});
export const topic = style({ color: vars.color.textSoft, lineHeight: 1.35 });
export const words = style({ fontWeight: 650, lineHeight: 1.4 });
/** Each of the two answers, on a line of its own. */
export const side = style({ display: 'block', selectors: { '&:last-child': { fontWeight: 400 } } });
