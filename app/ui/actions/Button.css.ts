import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  border: '2px solid transparent',
  // Round ends, but no ellipse around several lines.
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  fontFamily: vars.font.body,
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  maxWidth: '100%',
  hyphens: 'auto',
  // Short words are not hyphenated: there is room on the next line.
  hyphenateLimitChars: '14 5 5',
  cursor: 'pointer',
  transition: `background-color ${transition.fast}, border-color ${transition.fast}`,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.print]: { display: 'none' } },
});

export const tone = styleVariants({
  primary: [
    root,
    {
      background: vars.color.primary,
      color: vars.color.onPrimary,
      ':hover': { background: vars.color.primaryHover },
    },
  ],
  secondary: [
    root,
    {
      background: vars.color.raised,
      color: vars.color.quietText,
      borderColor: vars.color.quietEdge,
      ':hover': { background: vars.color.quietHover },
    },
  ],
  quiet: [
    root,
    {
      background: 'transparent',
      color: vars.color.link,
      ':hover': { background: vars.color.quietHover },
    },
  ],
});

/** Long words break instead of leaving a narrow screen. */
export const text = style({ minWidth: 0, overflowWrap: 'break-word' });

export const size = styleVariants({
  medium: { minHeight: touchTarget.main, padding: `10px ${space.large}` },
  small: { minHeight: touchTarget.other, padding: `6px 14px` },
  /**
   * Box of quiet buttons at an edge. Their single word has no next line to go to, so a hyphen shows where it breaks.
   */
  compact: { minHeight: touchTarget.main, padding: `8px ${space.small}`, flex: 'none', hyphenateLimitChars: '8 3 3' },
});

/** A button as wide as its box has words in its middle: they need no more room at the edges. */
export const width = styleVariants({ auto: {}, full: { width: '100%', paddingInline: space.small } });

/** A disabled button stays in place and in the tab order, so that the page does not jump and the focus is not lost. */
export const muted = style({ cursor: 'default', opacity: 0.75 });
