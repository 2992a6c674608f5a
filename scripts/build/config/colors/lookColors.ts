import type { Look } from '../../../../themes/look.ts';
import type { ResolvedTheme, ShadeName } from '../schema/catalogue.ts';
import { contrastRatio, mixNightTint, mixPageTint, mixPalette, mixTint, nightPaper, paper } from './palette.ts';

/** Custom properties of a page, without the two hyphens. */
export type LookProperties = Readonly<Record<string, string>>;
interface ByScheme {
  day: LookProperties;
  /** Only what differs from the day. */
  night: LookProperties;
}

const primary = (shade: ShadeName) => `var(--primary-${shade})`;
const neutral = (shade: ShadeName) => `var(--neutral-${shade})`;
const white = '#ffffff';
const usual: ByScheme = { day: {}, night: {} };

/** Returns the colours of a card's edges with a line above alone; the others keep their place. */
const hairlineAbove = (color: string) => `${color} transparent transparent`;

const groundColors = ({ primary: palette }: ResolvedTheme): Record<Look['page'], ByScheme> => ({
  neutral: usual,
  // By night the cards are as light as the page, too.
  white: { day: { page: white }, night: { page: neutral('900') } },
  tinted: {
    day: { page: mixPageTint(palette), line: primary('200') },
    night: { page: primary('950'), sunken: primary('950'), line: neutral('700') },
  },
  paper: { day: paper, night: nightPaper },
});

const cardColors = ({ primary: palette }: ResolvedTheme): Record<Look['cards'], ByScheme> => ({
  outlined: usual,
  flat: {
    day: {
      card: 'var(--page,var(--neutral-050))',
      'card-line': hairlineAbove(neutral('400')),
      'card-shadow': 'none',
      'card-radius': '0',
      'card-inset': '0',
    },
    night: { card: 'var(--page,var(--neutral-950))' },
  },
  // By night there is no shadow to be seen, so a card is lighter.
  raised: {
    day: { 'card-line': 'transparent', 'card-shadow': '0 1px 3px rgb(0 0 0/.1),0 10px 28px rgb(0 0 0/.1)' },
    night: { card: `var(--lifted,${neutral('800')})` },
  },
  tinted: {
    day: { card: mixTint(palette), 'card-line': 'transparent', 'card-shadow': 'none' },
    night: { card: mixNightTint(palette) },
  },
});

/** Plate behind a logo of any colours, of the ground that it was drawn for. */
const logoPlate = { 'logo-plate': 'var(--raised,#fff)', 'logo-inset': '5px 12px' };
const nightLogoPlate = { 'logo-plate': 'var(--raised,var(--neutral-900))' };

/** Returns the properties of everything on a header of the brand's colour, by the colour of its text. */
const onHeader = (text: string, onBadge: string) => ({
  'on-header': text,
  'header-current': text,
  'header-edge': text,
  'header-focus': text,
  'header-badge': text,
  'on-header-badge': onBadge,
});

/** Least contrast of white words on a header by night. */
const MIN_NIGHT_CONTRAST = 7;

/** Returns the ground of a header by night: the brand's own colour where it is dark enough for that. */
function nightHeader({ brand, given }: ResolvedTheme): string {
  const own = given && (brand?.ground ?? given.primary);
  return own !== undefined && contrastRatio(white, own) >= MIN_NIGHT_CONTRAST ? own : primary('800');
}

/**
 * Returns the properties of a header of the brand's colour: by day that of the corporate identity where the theme has
 * it, by night that or a dark shade of the primary.
 */
function brandHeader(theme: ResolvedTheme): ByScheme {
  const { brand } = theme;
  const usualText = onHeader(white, primary('700'));
  // Under the pointer the ground goes away from its text.
  const isDarkText = brand !== undefined && brand.text.toLowerCase() !== white;
  const colors = brand
    ? {
        header: brand.ground,
        'header-hover': mixPalette(brand.ground)[isDarkText ? '300' : '600'],
        ...(isDarkText ? onHeader(brand.text, white) : usualText),
      }
    : { header: primary('600'), 'header-hover': primary('700'), ...usualText };
  return {
    day: { ...colors, 'header-line': 'transparent', 'header-control': 'transparent', ...logoPlate },
    night: {
      header: nightHeader(theme),
      'header-hover': primary('900'),
      ...(isDarkText && usualText),
      ...nightLogoPlate,
    },
  };
}

const headerColors = (theme: ResolvedTheme): Record<Look['header'], ByScheme> => ({
  plain: usual,
  tinted: {
    day: { header: primary('100'), 'header-line': primary('200'), 'header-edge': primary('600'), ...logoPlate },
    night: {
      header: primary('900'),
      'header-line': primary('800'),
      'header-hover': primary('800'),
      'header-edge': primary('300'),
      ...nightLogoPlate,
    },
  },
  brand: brandHeader(theme),
});

/**
 * Returns the colours and edges in which a look departs from app/theme, as custom properties that app/theme and the
 * header read; none for the usual choices.
 */
export function lookColors(look: Pick<Look, 'page' | 'cards' | 'header'>, theme: ResolvedTheme): ByScheme {
  const chosen = [groundColors(theme)[look.page], cardColors(theme)[look.cards], headerColors(theme)[look.header]];
  return {
    day: Object.assign({}, ...chosen.map(({ day }) => day)),
    night: Object.assign({}, ...chosen.map(({ night }) => night)),
  };
}

const paletteColor = /^var\(--(primary|accent|neutral)-(\d{3})\)$/;

/** Resolves a colour of a look to `#RRGGBB`. */
export function toHexColor(value: string, theme: ResolvedTheme): string {
  const [, palette, shade] = paletteColor.exec(value) ?? [];
  return palette ? theme[palette as 'primary'][shade as ShadeName] : value.toUpperCase();
}

/** Colours of a ground, as `#RRGGBB`. */
interface Ground {
  day: string;
  night: string;
}

/** Returns the ground of the page by day and by night. */
export function pageColors(look: Look, theme: ResolvedTheme): Ground {
  const { day, night } = lookColors(look, theme);
  return {
    day: toHexColor(day.page ?? neutral('050'), theme),
    night: toHexColor(night.page ?? neutral('950'), theme),
  };
}

/** Returns the ground of what is raised above the page. */
export function raisedGround(look: Look, theme: ResolvedTheme): Ground {
  const { day, night } = lookColors(look, theme);
  return { day: toHexColor(day.raised ?? white, theme), night: toHexColor(night.raised ?? neutral('900'), theme) };
}

/** Returns the ground of the header: its own, else that of what is raised (app/theme/lookProperty.ts). */
export function topColors(look: Look, theme: ResolvedTheme): Ground {
  const { day, night } = headerColors(theme)[look.header];
  const raised = raisedGround(look, theme);
  return {
    day: day.header ? toHexColor(day.header, theme) : raised.day,
    night: night.header ? toHexColor(night.header, theme) : raised.night,
  };
}
