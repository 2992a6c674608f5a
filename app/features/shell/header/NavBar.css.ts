import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { header, headerBadge } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({ flex: '1 1 auto', minWidth: 0 });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'clamp(0px, 2vw - 16px, 20px)',
});
/**
 * Link with the label below the icon, which leaves room for long labels and large text; screen readers get it first.
 */
export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: '2px',
  padding: `6px ${space.medium} 9px`,
  borderRadius: vars.radius.control,
  color: header.text,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  // Where the buttons beside it are stacked (HeaderButton.css.ts).
  '@container': { '(max-width: 69rem)': { paddingInline: space.small } },
  ':hover': { background: header.hover, color: header.hoverText },
  ':focus-visible': { outlineColor: header.focus },
  selectors: {
    '&[aria-current=page]': { color: header.current },
    '&[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.medium,
      bottom: '3px',
      height: '3px',
      borderRadius: '2px',
      background: 'currentColor',
      '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
export const iconWithBadge = style({ position: 'relative', display: 'inline-flex' });
/** Badge beside the icon, out of the flow, so that the icon stays in place when it appears or disappears. */
export const badge = style({
  vars: headerBadge,
  position: 'absolute',
  insetInlineStart: 'calc(100% + 3px)',
  top: 0,
  display: 'inline-flex',
});
