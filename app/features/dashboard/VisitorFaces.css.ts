import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { clampLines } from '../../ui/clampLines.ts';
import { avatarSizes } from '../../ui/content/Avatar.css.ts';

/** Faces in a row, without a box around them. */
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const item = style({
  display: 'flex',
  flex: `0 1 calc(${avatarSizes.large} + ${space.xsmall})`,
  minWidth: 0,
});
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  width: '100%',
  minWidth: 0,
  maxWidth: '10rem',
  paddingBlock: space.xxsmall,
  borderRadius: vars.radius.field,
  color: vars.color.text,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { background: vars.color.quietHover },
});
export const name = style({
  maxWidth: '100%',
  marginTop: space.xxsmall,
  fontWeight: 650,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  ...clampLines(2),
  paddingBottom: '0.1em',
});
export const fact = style({ fontSize: fontSize.small, lineHeight: 1.3, color: vars.color.textSoft });
export const strongFact = style([fact, { fontWeight: 650, color: vars.color.quietText }]);
