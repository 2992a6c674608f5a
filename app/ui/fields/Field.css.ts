import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { ringAroundInput } from '../pressableStyles.ts';

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

const typed = style({
  width: '100%',
  minWidth: 0,
  padding: `10px ${space.medium}`,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  color: vars.color.text,
  '::placeholder': { color: vars.color.textSoft, opacity: 1 },
  selectors: {
    // Browsers paint autofilled fields in their own blue, which is unreadable in dark mode.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.chip}`,
    },
  },
});
const frame = style({
  background: vars.color.raised,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  ':hover': { borderColor: vars.color.quietEdge },
});
const invalid = { borderColor: vars.color.dangerBorder, borderWidth: '3px' } as const;

export const input = style([
  typed,
  frame,
  { minHeight: '52px', selectors: { '&[aria-invalid=true]': { ...invalid, paddingInline: '15px' } } },
]);

export const textArea = style({ resize: 'vertical', lineHeight: lineHeight.text, minHeight: '8rem' });

/** Frame around an input and the button at its end, which never covers the text. */
export const inputWithButton = style([
  frame,
  {
    containerType: 'inline-size',
    display: 'flex',
    selectors: { '&[data-invalid]': invalid },
    // Not while the button has the focus, which has a ring of its own.
    '@supports': ringAroundInput(undefined, '> input:focus-visible'),
  },
]);
/** Input whose edge and ring are those of the frame. */
export const framedInput = style([
  typed,
  {
    flex: '1',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible:not(:autofill)': { boxShadow: 'none' } },
  },
]);
export const reveal = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minWidth: touchTarget.main,
  minHeight: touchTarget.main,
  padding: `8px ${space.small}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: vars.color.quietText,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover },
  '@media': { [media.print]: { display: 'none' } },
});
/** Word of the button, hidden on phones, so that the input has room for a password. */
export const revealWord = style({ '@container': { '(max-width: 20rem)': { display: 'none' } } });
