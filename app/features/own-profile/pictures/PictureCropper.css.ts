import { globalStyle, style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stage = style({
  display: 'flex',
  justifyContent: 'center',
  // The corners of the frame reach over the picture by half a finger.
  padding: '22px',
  background: vars.color.sunken,
  borderRadius: vars.radius.field,
  vars: { '--rc-focus-color': '#fff' },
});
/** Box whose height the picture inherits. */
export const crop = style({ maxHeight: 'min(46vh, 30rem)' });
export const moves = style({ display: 'flex', gap: space.xsmall });
export const move = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: touchTarget.main,
  height: touchTarget.main,
  padding: 0,
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.quietText,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
});

/** Selector of a corner, which is as large as a finger, but looks smaller. */
const handle = `${stage} .ReactCrop__drag-handle`;
globalStyle(handle, { width: touchTarget.other, height: touchTarget.other, border: 0, background: 'transparent' });
globalStyle(`${handle}::after`, {
  content: '',
  position: 'absolute',
  inset: '12px',
  border: '3px solid #fff',
  borderRadius: '50%',
  background: '#1a1a1a',
});
globalStyle(`${handle}:focus-visible`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-6px' });
