import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const unsent = styleVariants({
  failed: { color: vars.color.dangerText, fontWeight: 650 },
  draft: {
    color: vars.color.textSoft,
    fontStyle: 'italic',
    selectors: { '[aria-current=page] &': { color: 'inherit' } },
  },
});
export const icon = style({ display: 'inline-block', verticalAlign: '-0.1em', marginInlineEnd: '0.3em' });
/** Mark with a line as well, because not everybody sees a colour alone. */
export const mark = style({
  background: vars.color.accentChip,
  color: vars.color.onAccentChip,
  borderRadius: '3px',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
});
