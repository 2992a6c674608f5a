import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.color.raised,
  color: vars.color.text,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.quietEdge,
      boxShadow: `0 0 0 1px ${vars.color.quietEdge}`,
      background: vars.color.chip,
      color: vars.color.onChip,
      fontWeight: 650,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } } },
});
export const sample = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 1',
  objectFit: 'cover',
  background: vars.color.chip,
});
export const name = style({
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: '48px',
  padding: `6px ${space.small}`,
  fontSize: fontSize.body,
  lineHeight: 1.25,
});
