import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ maxWidth: '68ch' });
globalStyle(`${root} > * + *`, { marginTop: space.medium });
globalStyle(`${root} :is(h2, h3, h4)`, {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  lineHeight: lineHeight.heading,
  hyphens: 'auto',
});
globalStyle(`${root} > :is(h2, h3, h4) + *`, { marginTop: space.xsmall });
globalStyle(`${root} > * + h2`, { marginTop: space.xlarge });
globalStyle(`${root} h2`, { fontSize: fontSize.title });
globalStyle(`${root} :is(h3, h4)`, { fontSize: fontSize.lead });
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: '1.4em' });
globalStyle(`${root} ul`, { listStyleType: 'disc' });
globalStyle(`${root} ol`, { listStyleType: 'decimal' });
globalStyle(`${root} li + li`, { marginTop: space.xsmall });
globalStyle(`${root} a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  borderRadius: '4px',
});
globalStyle(`${root} a:visited`, { color: vars.color.linkHover });
