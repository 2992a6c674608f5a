import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: `${space.large} ${space.xxlarge}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
  minWidth: 0,
});
/** The row that is being edited has the full width and a border. */
export const openRow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: space.medium,
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: vars.radius.card,
});
/** A long word on a button breaks. */
export const form = style({ margin: 0, minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const question = style({ color: vars.color.textSoft });
export const answer = style({ margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const missing = style({ fontWeight: 'normal', color: vars.color.textSoft });
