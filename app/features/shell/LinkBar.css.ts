import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ flex: '1 1 auto', minWidth: 0 });
export const list = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.xsmall });
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: '48px',
  padding: `6px ${space.small}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: vars.color.quietHover, color: vars.color.link },
  selectors: {
    '&[aria-current=page]': { color: vars.color.link },
    '&[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.small,
      bottom: '2px',
      height: '3px',
      borderRadius: '2px',
      background: 'currentColor',
    },
  },
});
