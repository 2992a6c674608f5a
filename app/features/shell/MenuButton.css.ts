import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: '48px',
  padding: `6px 14px`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
});
/** Level with the title of the drawer. */
export const settings = style({ paddingInline: space.small });
/** On small phones the word alone says it; logo and bell need the room. */
export const picture = style({ display: 'inline-flex', '@media': { '(max-width: 399px)': { display: 'none' } } });
