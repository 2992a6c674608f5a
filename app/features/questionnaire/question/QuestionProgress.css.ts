import { keyframes, style } from '@vanilla-extract/css';
import { media, transition } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

const frame = style({
  paddingInline: '12px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: '1em',
  minWidth: 0,
});
export const chapter = style([frame, { background: vars.color.raised, color: vars.color.textSoft }]);
export const newChapter = style([
  frame,
  {
    background: vars.color.chip,
    color: vars.color.onChip,
    borderColor: vars.color.quietEdge,
    fontWeight: 650,
    animation: `${appear} ${transition.slow}`,
    '@media': { [media.forcedColors]: { borderWidth: '3px' } },
  },
]);
