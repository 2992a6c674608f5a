import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Keeps its place while it is loaded. */
export const place = style({ display: 'inline-flex', minWidth: '48px', minHeight: '48px' });
export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '48px',
  minHeight: '48px',
  padding: '6px 10px',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
});
