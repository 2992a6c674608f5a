import { style } from '@vanilla-extract/css';
import { touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** On a line of its own, with room for a finger. */
export const root = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget.other,
  minWidth: touchTarget.other,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  ':hover': { color: vars.color.linkHover, textDecorationThickness: '3px' },
});
