import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';
import { ownRadius } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';

export const strip = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  padding: `${space.medium} 20px`,
  '@media': { [media.desktop]: { paddingInline: '40px' }, [media.print]: { display: 'none' } },
});

/** Failure that stays visible below the header, wherever on the page it occurred. */
export const error = style([
  strip,
  { paddingBottom: 0, position: 'sticky', top: 'var(--header-height, 0px)', zIndex: 9 },
]);
export const raised = style({
  borderRadius: ownRadius('12px'),
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
});

/** Clock notice; the page below has its own padding above. */
export const clock = style({ paddingTop: space.large });

export const offline = style([
  strip,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.small,
    paddingBottom: 0,
    color: vars.color.warningText,
    fontWeight: 600,
  },
]);
