import type { PlaceUse } from '../../build/config/colors/givenColorUses.ts';
import type { ColorUse, ThemeRole, UnusedReason } from '../../build/config/colors/proposeTheme.ts';
import { changeWords } from './changeWords.ts';
import type { ToolLanguage } from './toolLanguage.ts';

/** Words of one language for where a colour of a brand is seen. */
interface ColorUseWords {
  times: Readonly<Record<PlaceUse['time'], string>>;
  hasIt: (use: PlaceUse, time: string) => string;
  takes: (use: PlaceUse, time: string, shown: string) => string;
  because: (ratio: string, usage: string, least: number) => string;
  shades: Readonly<Record<ThemeRole, (color: string) => string>>;
  replaced: (color: string, role: ThemeRole, isDarker: boolean, base: string) => string;
  nearRed: string;
  noButton: (color: string) => string;
  ground: (color: string, isTextWhite: boolean, night: string) => string;
  unused: Readonly<Record<UnusedReason, (color: string) => string>>;
  proposed: (color: string) => string;
}

const subjects = {
  en: { primary: 'buttons', accent: 'the Premium bar' },
  de: { primary: 'die Knöpfe', accent: 'der Premium-Balken' },
} as const;

const words: Readonly<Record<ToolLanguage, ColorUseWords>> = {
  en: {
    times: { day: 'by day', night: 'by night' },
    hasIt: ({ palette }, time) =>
      `${time} ${subjects.en[palette]} ${palette === 'primary' ? 'have' : 'has'} it as it is`,
    takes: ({ palette }, time, shown) =>
      `${time} ${subjects.en[palette]} ${palette === 'primary' ? 'take' : 'takes'} ${shown}`,
    because: (ratio, usage, least) => `, because it reaches a contrast of ${ratio} for ${usage} and needs ${least}`,
    shades: {
      primary: () => 'Links are shades of it.',
      accent: () => 'Badges are shades of it.',
      neutral: (color) => `${color}: text and borders are shades of it.`,
    },
    replaced: (color, role, isDarker, base) => {
      const dark =
        role === 'neutral' ? 'too dark for the borders of fields at night' : 'too dark to be mixed into lighter shades';
      const light = role === 'neutral' ? 'too light for text' : 'too light under white text';
      const kin = `${base}, the nearest ${isDarker ? 'darker' : 'lighter'} kin of it`;
      return `${color} is ${isDarker ? light : dark}; its shades are those of ${kin}.`;
    },
    nearRed: 'It is near the red of errors, which a thick bar and an icon keep apart from it.',
    noButton: (color) => `${color} cannot be a button.`,
    ground: (color, isTextWhite, night) =>
      `${color} itself becomes the ground of the header, under ${isTextWhite ? 'white' : 'dark'} text, ${
        night === color ? 'by day and by night' : `by day; by night that is ${night}`
      }.`,
    unused: {
      white: (color) => `${color} is nearly white, as every page is by day anyway; it has no part in the theme.`,
      black: (color) => `${color} is nearly black, as text is anyway; it has no part in the theme.`,
      grey: (color) => `${color} is a second grey, and a theme has one; it has no part in the theme.`,
      alike: (color) =>
        `${color} is too like another of these colours to be told apart from it; it has no part in the theme.`,
      third: (color) =>
        `${color} has no part in the theme, which has two colours and greys; logo and pictures may show it.`,
    },
    proposed: (color) => `${color} is proposed as the second colour, for the Premium bar and badges.`,
  },
  de: {
    times: { day: 'am Tag', night: 'bei Nacht' },
    hasIt: ({ palette }, time) =>
      `${time} ${palette === 'primary' ? 'haben' : 'hat'} ${subjects.de[palette]} sie, wie sie ist`,
    takes: ({ palette }, time, shown) =>
      `${time} ${palette === 'primary' ? 'nehmen' : 'nimmt'} ${subjects.de[palette]} ${shown}`,
    because: (ratio, usage, least) => `, weil der Kontrast ${usage} ${ratio} wäre und ${least} sein muss`,
    shades: {
      primary: () => 'Links sind Abstufungen davon.',
      accent: () => 'Marken sind Abstufungen davon.',
      neutral: (color) => `${color}: Schrift und Ränder sind Abstufungen davon.`,
    },
    replaced: (color, role, isDarker, base) => {
      const dark =
        role === 'neutral' ? 'zu dunkel für die Ränder der Felder bei Nacht' : 'zu dunkel für hellere Abstufungen';
      const light = role === 'neutral' ? 'zu hell für Schrift' : 'zu hell unter weißer Schrift';
      const kin = `${base}, der nächsten ${isDarker ? 'dunkleren' : 'helleren'} Verwandten`;
      return `${color} ist ${isDarker ? light : dark}; ihre Abstufungen sind die von ${kin}.`;
    },
    nearRed: 'Sie ist nahe am Rot der Fehler, die ein dicker Balken und ein Symbol davon unterscheiden.',
    noButton: (color) => `${color} kann kein Knopf sein.`,
    ground: (color, isTextWhite, night) =>
      `${color} selbst wird der Grund des Kopfes, unter ${isTextWhite ? 'weißer' : 'dunkler'} Schrift, ${
        night === color ? 'am Tag und bei Nacht' : `am Tag; bei Nacht ist das ${night}`
      }.`,
    unused: {
      white: (color) => `${color} ist fast weiß, wie am Tag ohnehin jede Seite; im Thema kommt sie nicht vor.`,
      black: (color) => `${color} ist fast schwarz, wie ohnehin die Schrift; im Thema kommt sie nicht vor.`,
      grey: (color) => `${color} ist ein zweites Grau, und ein Thema hat eines; im Thema kommt es nicht vor.`,
      alike: (color) => `${color} gleicht einer anderen dieser Farben zu sehr; im Thema kommt sie nicht vor.`,
      third: (color) =>
        `${color} kommt im Thema nicht vor, das zwei Farben und Grau hat; Logo und Bilder können sie zeigen.`,
    },
    proposed: (color) => `${color} wird als zweite Farbe vorgeschlagen, für Premium-Balken und Marken.`,
  },
};

/** German names of the pairs that can keep a colour from buttons or the Premium bar, and that no change names. */
const germanUsages: Readonly<Record<string, string>> = {
  ...changeWords.de.usages,
  'the primary button under the pointer': 'der Knöpfe unter dem Zeiger',
  'the primary button in the dark': 'der Knöpfe bei Nacht',
  'the border of the secondary button': 'der Ränder von Knöpfen',
  'buttons in a tinted header': 'der Knöpfe im getönten Kopf',
  'icons in the dark': 'der Symbole bei Nacht',
  'chips and selected tiles': 'gewählter Felder',
  'the premium bar in the dark': 'des Premium-Balkens bei Nacht',
  badges: 'der Marken',
  'initials in place of pictures': 'der Anfangsbuchstaben',
};

const formatRatio = (ratio: number) => String(Math.floor(ratio * 10) / 10);

/** Describes where a given colour is shown as it is, and where not, what is shown instead and why. */
export function describePlaces(color: string, places: readonly PlaceUse[], language: ToolLanguage): string {
  const { times, hasIt, takes, because } = words[language];
  const clauses = places.map((use) => {
    const time = times[use.time];
    if (use.shown === color.toUpperCase()) return hasIt(use, time);
    const { failure } = use;
    // Pairs that have no German name keep the one of the contrast table.
    const german = failure && (germanUsages[failure.usage] ?? `(${failure.usage})`);
    const usage = language === 'de' ? german : failure?.usage;
    return `${takes(use, time, use.shown)}${failure ? because(formatRatio(failure.ratio), usage!, failure.minRatio) : ''}`;
  });
  return `${color}: ${clauses.join('; ')}.`;
}

/** Describes in a sentence or two where a colour of a brand is seen. */
export function describeColorUse(use: ColorUse, language: ToolLanguage): string {
  const said = words[language];
  const { color } = use;
  if (use.kind === 'proposed') return said.proposed(color);
  if (use.kind === 'unused') return said.unused[use.reason](color);
  const ground = use.ground ? [said.ground(color, use.ground.isTextWhite, use.ground.night)] : [];
  if (use.kind === 'ground') return [said.noButton(color), ...ground].join(' ');
  const { role, replacement, isNearRed } = use;
  const places = role === 'neutral' ? [] : [describePlaces(color, use.places, language)];
  const warning = isNearRed ? [said.nearRed] : [];
  return (
    replacement
      ? [said.replaced(color, role, replacement.isDarker, replacement.base), ...warning, ...places, ...ground]
      : [...places, said.shades[role](color), ...warning, ...ground]
  ).join(' ');
}
