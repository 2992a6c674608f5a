import { createContainer, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { avatarSizes } from '../../../ui/content/Avatar.css.ts';

/** Container of the header. Its widths are in rem, so that large text leaves the room to the name. */
const header = createContainer();
export const root = style({
  containerName: header,
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  rowGap: space.xsmall,
  flex: 'none',
  padding: `${space.xsmall} ${space.medium}`,
  borderBottom: `1.5px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { padding: `${space.small} ${space.large}` } },
});
/** Link back, which forms a row at the top with the menu on phones. */
export const back = style({
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  paddingInlineEnd: space.small,
  color: vars.color.link,
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  ':hover': { color: vars.color.linkHover, textDecorationThickness: '3px' },
  '@media': { [media.desktop]: { display: 'none' } },
});
export const menu = style({ order: 2, minWidth: 0, '@media': { [media.desktop]: { order: 3 } } });
export const person = style({
  order: 3,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minWidth: 0,
  // The height of the picture, which comes with the name.
  minHeight: avatarSizes.small,
  flex: '1 1 100%',
  '@media': { [media.desktop]: { order: 2, flex: '1 1 12rem' } },
});
export const avatar = style({ '@container': { [`${header} (width < 13rem)`]: { display: 'none' } } });
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  rowGap: space.xxsmall,
  minWidth: 0,
});
export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
});
export const profile = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget.other,
  ':hover': { color: vars.color.linkHover, textDecorationThickness: '3px' },
});
