import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  // With large letters on a narrow screen the text needs the full width.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.small,
  rowGap: space.xxsmall,
  padding: space.small,
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  flex: '1 1 min(7rem, 100%)',
  minWidth: 0,
});
/** Link that covers the entire row. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget.other,
  color: vars.color.text,
  fontWeight: 650,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.field },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.textSoft,
  fontSize: fontSize.small,
});
/** Button above the link that covers the row. */
export const remove = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: touchTarget.other,
  minHeight: touchTarget.other,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.link,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
});
