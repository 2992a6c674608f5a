import { useMode as loadMode, modeOklch, modeRgb } from 'culori/fn';

loadMode(modeRgb);
const toOklch = loadMode(modeOklch);

const MAX_GREY_CHROMA = 0.02;
const MAX_GREYISH_CHROMA = 0.07;

/** Words for ranges of hues, by the degree at which each ends. */
const hueNames: readonly [until: number, word: string][] = [
  [8, 'pink'],
  [25, 'red'],
  [50, 'brick'],
  [68, 'orange'],
  [95, 'gold'],
  [130, 'olive'],
  [185, 'green'],
  [225, 'teal'],
  [262, 'blue'],
  [285, 'indigo'],
  [320, 'violet'],
  [345, 'purple'],
  [360, 'pink'],
];

function nameColor(hex: string): string {
  const color = toOklch(hex);
  if (!color || color.c < MAX_GREY_CHROMA) return 'grey';
  const word = hueNames.find(([until]) => (color.h ?? 0) < until)![1];
  return color.c < MAX_GREYISH_CHROMA ? `greyish ${word}` : word;
}

/** Describes a theme in a word or two: `green and brick`. */
export const describeTheme = ({ primary, accent }: { primary: string; accent: string }): string =>
  `${nameColor(primary)} and ${nameColor(accent)}`;
