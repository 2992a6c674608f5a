import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { ownRadius } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A note that stands apart from the bubble, because the other member has not written it. */
export const root = style({
  display: 'flex',
  gap: space.small,
  alignSelf: 'flex-start',
  maxWidth: 'min(100%, 34rem)',
  marginBlockStart: `calc(${space.small} - ${space.medium})`,
  padding: `${space.small} ${space.medium} 0`,
  border: `1.5px solid ${vars.color.infoBorder}`,
  borderRadius: ownRadius('12px'),
  background: vars.color.infoPanel,
  color: vars.color.text,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const body = style({ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' });
export const label = style({ fontWeight: 650 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.large });
