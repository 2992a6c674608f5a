import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Frame whose height is known before the picture is loaded, so that nothing below it moves. */
const frame = style({
  width: 'min(18rem, 60vw)',
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  overflow: 'hidden',
  background: vars.color.chip,
});
export const button = style([
  frame,
  { display: 'block', padding: 0, cursor: 'pointer', ':hover': { borderColor: vars.color.quietEdge } },
]);
/** Placeholder of a picture that was not sent. */
export const locked = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    color: vars.color.onChip,
    background: `linear-gradient(135deg, ${vars.color.chip}, ${vars.color.sunken} 45%, ${vars.color.chip})`,
  },
]);
export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});
export const missing = style({ display: 'flex', gap: space.xsmall, alignItems: 'flex-start' });
