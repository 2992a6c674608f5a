import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
  flex: '1 0 auto',
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minWidth: 0,
  flex: '1 1 8rem',
});
/** Names come in any length; two lines are enough to recognise a member. */
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.2rem',
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingBottom: '0.1em',
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.large,
});
