import { createThemeContract } from '@vanilla-extract/css';

/** Semantic names of colours and shapes; rootVars.css.ts sets them from the few that each site's page defines. */
export const vars = createThemeContract({
  color: {
    page: null,
    raised: null,
    sunken: null,
    text: null,
    textSoft: null,
    /** Decorative lines. */
    line: null,
    /** Borders of controls, with a contrast of 3:1 and more. */
    edge: null,
    link: null,
    linkHover: null,
    primary: null,
    primaryHover: null,
    onPrimary: null,
    quietText: null,
    quietEdge: null,
    quietHover: null,
    chip: null,
    onChip: null,
    accentChip: null,
    onAccentChip: null,
    accent: null,
    onAccent: null,
    /** The bar that offers Premium. */
    focus: null,
    focusGap: null,
    backdrop: null,
    skeleton: null,
    successText: null,
    successPanel: null,
    successBorder: null,
    warningText: null,
    warningPanel: null,
    warningBorder: null,
    dangerText: null,
    dangerPanel: null,
    dangerBorder: null,
    infoText: null,
    infoPanel: null,
    infoBorder: null,
  },
  shadow: { low: null, high: null },
  radius: { card: null, control: null, field: null },
  /** The box of a card. Its line is one colour or one for each side; without a box there is no inset. */
  card: { ground: null, line: null, shadow: null, radius: null, inset: null },
  font: { body: null, heading: null, headingWeight: null },
});
