import type { WrittenLook } from '../../../themes/look.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { shadeNames } from '../../build/config/schema/catalogue.ts';
import { headingFaces } from '../../build/stages/bodyAndHeadingFontFaces.ts';
import { radiiByCorners } from '../../build/stages/themeCss.ts';
import { findPlaceColors } from '../changes/describeBrandChange.ts';
import { colorPlaces } from '../words/changeWords.ts';
import { parseColorValue } from './DesignToken.ts';
import { extensionKey } from './readTokens.ts';

/** Theme and look of a brand as its own files say them. */
export interface ExportedBrand {
  /** A shared theme by its name, or the content of the brand's own theme file. */
  theme: string | object;
  look?: WrittenLook | undefined;
}

const toColor = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex: hex.toLowerCase(),
});

const palettes = ['primary', 'accent', 'neutral'] as const;

/** Renders the colours of places in one colour scheme; some grounds are given in other notations than `#RRGGBB`. */
const renderPlaces = (brand: ResolvedBrand, index: 0 | 1) =>
  Object.fromEntries(
    colorPlaces.flatMap((place) => {
      const hex = parseColorValue(findPlaceColors(brand)[place][index]);
      return hex === undefined ? [] : [[place, { $value: toColor(hex) }]];
    }),
  );

/** Renders a brand's theme as design tokens of DTCG 2025.10, with a resolver for day and night. */
export function renderTokens(brand: ResolvedBrand, exported: ExportedBrand): string {
  const { theme, look } = brand;
  const radii = radiiByCorners[look.corners];
  const palette = Object.fromEntries(
    palettes.map((name) => [
      name,
      {
        $type: 'color',
        ...Object.fromEntries(shadeNames.map((shade) => [shade, { $value: toColor(theme[name][shade]) }])),
      },
    ]),
  );
  const dimension = (pixels: string) => ({ $value: { value: Number.parseInt(pixels, 10), unit: 'px' } });
  const file = {
    version: '2025.10',
    name: brand.name,
    sets: {
      palette: {
        sources: [
          {
            color: palette,
            radius: {
              $type: 'dimension',
              ...Object.fromEntries(Object.entries(radii).map(([name, pixels]) => [name, dimension(pixels)])),
            },
            font: { $type: 'fontFamily', heading: { $value: [headingFaces[look.headings].family] } },
          },
        ],
      },
    },
    modifiers: {
      scheme: {
        default: 'day',
        contexts: Object.fromEntries(
          (['day', 'night'] as const).map((time, index) => [
            time,
            [{ place: { $type: 'color', ...renderPlaces(brand, index as 0 | 1) } }],
          ]),
        ),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/palette' }, { $ref: '#/modifiers/scheme' }],
    $extensions: { [extensionKey]: exported },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Renders a brand's theme as custom properties, by day and by night. */
export function renderCssTokens(brand: ResolvedBrand): string {
  const places = findPlaceColors(brand);
  const toName = (place: string) => `--${place.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const listPlaces = (index: 0 | 1) =>
    colorPlaces.map((place) => `  ${toName(place)}: ${places[place][index].toLowerCase()};`);
  const shades = palettes.flatMap((name) =>
    shadeNames.map((shade) => `  --${name}-${shade}: ${brand.theme[name][shade].toLowerCase()};`),
  );
  const night = listPlaces(1).map((line) => `  ${line}`);
  return [
    ':root {',
    ...shades,
    ...listPlaces(0),
    '}',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    ...night,
    '  }',
    '}',
    '',
  ].join('\n');
}
