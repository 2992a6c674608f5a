import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../../theme/designTokens.ts';
import { ownRadius } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';
import { raisedControl } from '../../../ui/pressableStyles.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  // All of it is in sight in a window of 1440 × 800.
  '@media': { [media.desktop]: { gap: space.medium } },
});
/** The other member's picture beside the first words, which on phones run on below it. */
export const head = style({
  display: 'flow-root',
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', gap: space.medium } },
});
export const picture = style({
  '@media': { [media.phone]: { float: 'left', marginInlineEnd: space.medium } },
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.small });
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
/** Line that looks like the member's message that it becomes. */
export const line = style({
  ...raisedControl,
  alignSelf: 'stretch',
  width: '100%',
  minHeight: touchTarget.main,
  padding: `${space.xsmall} ${space.medium}`,
  borderRadius: ownRadius('18px'),
  borderEndEndRadius: '4px',
  borderColor: vars.color.quietEdge,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
});
/** Words beside their buttons where there is room. */
export const greeting = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });
export const words = style({ flex: '1 1 14rem', minWidth: 0 });
export const buttons = style({ minWidth: 0, '@media': { [media.phone]: { flexGrow: 1 } } });
