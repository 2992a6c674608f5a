import type { Problem } from '../../../lib/problem.ts';
import type { FontFacts } from '../fonts/readFont.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { PhotoFile } from './photos.ts';
import type { Seniority } from './seniority.ts';

/** A font of a brand's own. */
export interface OwnFontSource {
  /** Name of the file without its ending. */
  name: string;
  /** Path from the project's root. */
  file: string;
  sha256: string;
  facts: FontFacts;
  /** The text of its licence. */
  licence: string;
}

export interface BrandSource {
  slug: string;
  /** Path of the brand's folder from the project's root. */
  folder: string;
  brand?: TextFile;
  logo?: TextFile;
  icon?: TextFile;
  /** The logo for dark grounds. */
  darkLogo?: TextFile;
  /** The brand's own theme. An unreadable file has a problem of its own. */
  theme?: TextFile | 'unreadable';
  /** The files of the folders texts, legal and pictures. */
  texts?: readonly TextFile[];
  legal?: readonly TextFile[];
  pictures?: readonly TextFile[];
  /** The files of fonts/; an unreadable one has a problem of its own. */
  fonts?: readonly OwnFontSource[] | 'unreadable';
  /** The readable photographs. */
  photos?: readonly PhotoFile[];
}

export interface ConfigSource extends TextFile {
  /** What the module exports by default. */
  value: unknown;
}

/** Countries (ISO 3166) that have data beside their row in brands/domains.ts; undefined where the project has none at all. */
export interface CountryData {
  mappedCountries: ReadonlySet<string> | undefined;
  /** Those with towns in the sandbox. */
  townCountries: ReadonlySet<string> | undefined;
}

/** All files and facts that the catalogue is made from, read but not parsed. */
export interface Sources {
  config?: ConfigSource;
  themes: readonly TextFile[];
  /** Names of all theme files, readable or not. */
  themeNames: readonly string[];
  /** Sorted by slug. */
  brands: readonly BrandSource[];
  /** brands/retired.json, where brands have been retired. */
  retired?: TextFile;
  /** Language tags that have a catalogue of texts in app/i18n. */
  translatedTags: ReadonlySet<string>;
  /** These catalogues by their tags. */
  textCatalogues: ReadonlyMap<string, TextFile>;
  /** Their sentences in other words, by `voice/tag`. */
  voiceTexts: ReadonlyMap<string, TextFile>;
  /** Legal templates by `tag/document`. */
  legalTemplates: ReadonlyMap<string, TextFile>;
  countryData: CountryData;
  /** Without it, the order of the brands tells their age. */
  seniority?: Seniority;
  problems: readonly Problem[];
}
