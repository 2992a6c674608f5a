import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { raisedControl } from '../pressableStyles.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const label = style({ fontWeight: 650, fontSize: fontSize.body });
export const hint = style({ color: vars.color.textSoft });
export const problem = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'flex-start',
  color: vars.color.dangerText,
  fontWeight: 650,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: `10px ${space.medium}`,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  color: vars.color.text,
  background: vars.color.raised,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  ':hover': { borderColor: vars.color.quietEdge },
  '::placeholder': { color: vars.color.textSoft, opacity: 1 },
  selectors: {
    '&[aria-invalid=true]': { borderColor: vars.color.dangerBorder, borderWidth: '3px', paddingInline: '15px' },
    // Browsers paint autofilled fields in their own blue, which is unreadable in dark mode.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.chip}`,
    },
  },
});

export const textArea = style({ resize: 'vertical', lineHeight: lineHeight.text, minHeight: '8rem' });

/** Row with the button beside the input, where it never covers the text. */
export const row = style({ containerType: 'inline-size', display: 'flex', gap: space.xsmall, alignItems: 'stretch' });
export const fill = style({ flex: '1 1 9rem', minWidth: 0 });

export const reveal = style({
  ...raisedControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  padding: `8px ${space.medium}`,
  color: vars.color.quietText,
  borderRadius: vars.radius.field,
  fontWeight: 650,
  '@media': { [media.print]: { display: 'none' } },
});
/** Word of the button, hidden on phones, so that the input has room for a password. */
export const revealWord = style({ '@container': { '(max-width: 20rem)': { display: 'none' } } });
