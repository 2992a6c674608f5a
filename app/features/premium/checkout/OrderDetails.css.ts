import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';

export const root = style({
  margin: 0,
  padding: `${space.xsmall} ${space.large} 0`,
  ...cardBox,
  overflow: 'hidden',
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxsmall} ${space.large}`,
  paddingBlock: space.medium,
  borderBottom: `1.5px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 650 });
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const withIcon = style({ display: 'flex', alignItems: 'center', gap: space.small });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.large}`,
  marginInline: `-${space.large}`,
  padding: `${space.medium} ${space.large}`,
  background: vars.color.chip,
  color: vars.color.onChip,
  overflowWrap: 'anywhere',
  fontSize: fontSize.title,
  fontWeight: 650,
});
export const amount = style({ margin: 0, fontWeight: 700 });
export const tax = style({ display: 'inline-block', fontSize: fontSize.body, fontWeight: 'normal' });
