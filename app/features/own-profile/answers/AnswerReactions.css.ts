import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.quietText,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const likers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, alignItems: 'center' });
/** Face and name that lead to the profile. */
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  maxWidth: '100%',
  minHeight: touchTarget.main,
  paddingInlineEnd: space.small,
  borderRadius: '999px',
  color: vars.color.link,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.quietHover },
});
export const name = style({ minWidth: 0, textDecoration: 'underline' });
export const comment = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
  minWidth: 0,
  paddingInlineStart: space.medium,
  borderInlineStart: `3px solid ${vars.color.quietEdge}`,
});
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  minWidth: 0,
});
export const day = style({ color: vars.color.textSoft, fontSize: fontSize.small });
/** Words of a member, with their line breaks. */
export const words = style({ maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
