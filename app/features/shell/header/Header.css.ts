import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';
import { header } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';

const bar = style({
  background: header.ground,
  borderBottom: `1.5px solid ${header.line}`,
});

export const root = styleVariants({
  full: [
    bar,
    {
      containerType: 'inline-size',
      '@media': {
        // On low screens, as with strong zoom, a sticky header would take too much of the page.
        '(min-height: 37.5em)': { position: 'sticky', top: 0, zIndex: 10 },
      },
    },
  ],
  simple: [bar],
});

/**
 * Height of the links (NavBar.css.ts) with the padding around them, so that nothing moves when they come. With text so
 * large that there is no room for them, the header need not be higher.
 */
const LINKS_HEIGHT = `min(2.75rem + 17px + 2 * ${space.xxsmall}, 88px)`;

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.small,
  rowGap: space.xsmall,
  maxWidth: `calc(${contentWidth} + 80px)`,
  minHeight: '72px',
  marginInline: 'auto',
  paddingInline: '20px',
  paddingBlock: space.xsmall,
  '@media': {
    [media.desktop]: {
      minHeight: `max(72px, ${LINKS_HEIGHT})`,
      paddingInline: '40px',
      paddingBlock: space.xxsmall,
    },
  },
});

/** Buttons that open something over the page. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

/** Skeleton of a button, before the app starts. */
export const toolSkeleton = style({
  width: '66px',
  height: '56px',
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  background: header.hover,
});

/** Row under the bar, aligned with the logo. */
export const backLinkRow = style({
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  paddingInline: '20px',
  paddingBottom: space.xsmall,
  '@media': { [media.desktop]: { paddingInline: '40px' } },
});
globalStyle(`${backLinkRow} a`, { color: header.current });
globalStyle(`${backLinkRow} a:hover`, { color: header.currentHover });
export const backLink = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });
