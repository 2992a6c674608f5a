import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectableControl } from '../pressableStyles.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});
export const tab = style({
  ...selectableControl('&:is([aria-current], [aria-selected=true])'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  padding: `8px ${space.medium}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
