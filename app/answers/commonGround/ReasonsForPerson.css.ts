import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { clampLines } from '../../ui/clampLines.ts';

const clamp = (lines: number | string) =>
  ({
    ...clampLines(lines),
    overflowWrap: 'break-word',
    hyphens: 'auto',
  }) as const;

/** Quote of one line, or of more where `--quote-lines` is set because there is room. */
export const quote = style({
  ...clamp('var(--quote-lines, 2)'),
  lineHeight: 1.4,
});

/** Reason with its room before it is known what is shared, so that nothing jumps. */
export const reason = style({
  ...clamp(2),
  minHeight: '2.8em',
  lineHeight: 1.4,
  fontWeight: 650,
  color: vars.color.quietText,
});

export const smile = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  lineHeight: 1.3,
  fontWeight: 650,
  color: vars.color.quietText,
});
