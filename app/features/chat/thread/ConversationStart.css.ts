import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../theme/designTokens.ts';
import { ownRadius } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';
import { raisedControl } from '../../../ui/pressableStyles.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.small });
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
/** Line that looks like the member's message that it becomes. */
export const line = style({
  ...raisedControl,
  alignSelf: 'stretch',
  width: '100%',
  minHeight: touchTarget.main,
  padding: `${space.small} ${space.medium}`,
  borderRadius: ownRadius('18px'),
  borderEndEndRadius: '4px',
  borderColor: vars.color.quietEdge,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
});
