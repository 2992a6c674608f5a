import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars/dist/handlebars.js';
import { type LocaleCode, languages } from '../../../brands/languages.ts';
import { listPlaceUses } from '../../build/config/colors/givenColorUses.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import type { View } from '../../local/screenshots/capture.ts';
import { describePlaces } from '../words/describeColorUses.ts';
import type { SiteIdentity } from './collectIdentity.ts';
import { formerPath, type ScreenSet, type ShownSite, shotPath, shownFolder } from './previewScreens.ts';
import { type PreviewWords, previewWords } from './previewWords.ts';
import type { SiteReview } from './review/collectReviewFacts.ts';

/** A site in one of its languages, as it is shown. */
export interface PreviewedSite extends ShownSite {
  /** Screens that were captured, and their views. */
  set: ScreenSet;
  /** The screens without pictures, with the reason. */
  unreached: ReadonlyMap<string, string>;
  /** Only on a page that is made to be signed off. */
  review?: SiteReview | undefined;
  identity?: SiteIdentity | undefined;
  /** Paths of the pictures that have a former one beside them. */
  former?: ReadonlySet<string>;
}

/** Values that templates/preview.hbs shows. */
export interface PreviewPage {
  title: string;
  words: PreviewWords;
  /** Changes of each brand since the page that was in the same folder, in words. */
  news: readonly { name: string; lines: readonly string[] }[];
  /** Each site by day, small, where there are several to compare. */
  glance: readonly { id: string; name: string; pictures: readonly Figure[] }[];
  sections: readonly PreviewSection[];
}

interface PreviewSection {
  id: string;
  name: string;
  domain: string;
  /** Folder of its pictures, and of its logo and icon. */
  folder: string;
  logoAlt: string;
  facts: readonly { term: string; text: string }[];
  colors: readonly string[];
  /** Notes on the use of each of the brand's own colours. */
  colorNotes: readonly string[];
  /** The command that starts it, cut where the line may break. */
  command: readonly string[];
  identity?: SiteIdentity | undefined;
  screens: readonly { title: string; unreached?: string; pictures: readonly Figure[] }[];
  review?: ReturnType<typeof toReviewSection>;
}

interface Figure {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
  /** Name of the class that lays it out. */
  kind: 'phone' | 'desk';
  scheme: View['colorScheme'];
  /** The former picture, where it looked otherwise. */
  former?: string;
}

function toFigures(previewed: PreviewedSite, screen: string, title: string, words: PreviewWords): Figure[] {
  const { site, set, former } = previewed;
  return set.views.map((view) => {
    const time = view.colorScheme === 'light' ? words.day : words.night;
    const src = shotPath(previewed, screen, view);
    return {
      src,
      alt: words.alt(title, site.brand.name, view.width, time),
      width: view.width,
      height: view.height,
      caption: `${view.width} px, ${time}`,
      scheme: view.colorScheme,
      kind: view.width < 720 ? 'phone' : 'desk',
      ...(former?.has(src) && { former: formerPath(src) }),
    };
  });
}

const nameLanguage = (locale: LocaleCode, { language }: PreviewWords): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(languages[locale].tag)!;

/** Lists the addresses that members of a site write to. */
const listMail = ({ brand, domain }: Site): string => {
  const { default: forAll, ...own } = brand.supportEmails;
  const support = (own as Readonly<Record<string, string>>)[domain.domain] ?? forAll;
  return [...new Set([support, brand.privacyEmail])].join(', ');
};

/** Describes how each of a brand's own colours is shown; nothing for a shared theme. */
const describeGivenColors = (theme: ResolvedTheme, { language }: PreviewWords): string[] => {
  const { given } = theme;
  return given
    ? (['primary', 'accent'] as const).map((palette) =>
        describePlaces(given[palette], listPlaceUses(theme, palette, given[palette]), language),
      )
    : [];
};

function toSection(previewed: PreviewedSite, words: PreviewWords): PreviewSection {
  const { site, locale, set, unreached, review, identity } = previewed;
  const { brand, domain, host } = site;
  const others = brand.domains.filter((other) => other !== domain).map((other) => other.domain);
  const { facts } = words;
  const folder = shownFolder(previewed);
  return {
    id: folder,
    name: brand.name,
    domain: locale === domain.defaultLang ? domain.domain : `${domain.domain}, ${nameLanguage(locale, words)}`,
    folder,
    logoAlt: words.logoOf(brand.name),
    colors: [
      brand.theme.primary['500'],
      brand.theme.accent['500'],
      brand.theme.neutral['500'],
      ...(brand.theme.brand ? [brand.theme.brand.ground] : []),
    ],
    colorNotes: describeGivenColors(brand.theme, words),
    facts: [
      { term: facts.site, text: review?.host ?? host },
      {
        term: facts.domain,
        text: [domain.domain, ...(others.length > 0 ? [words.also(others.join(', '))] : [])].join('; '),
      },
      { term: facts.theme, text: brand.theme.name },
      { term: facts.members, text: words.over(brand.ageBracket) },
      { term: facts.languages, text: domain.locales.map((one) => nameLanguage(one, words)).join(', ') },
      { term: facts.shown, text: nameLanguage(locale, words) },
      { term: facts.siteId, text: String(domain.siteId) },
      ...(review ? [{ term: facts.mail, text: listMail(site) }] : []),
      ...(review && domain.otherHosts ? [{ term: facts.hosts, text: domain.otherHosts.join(', ') }] : []),
    ],
    command: ['npm start --', `--brand ${brand.slug}`, `--domain ${domain.domain}`],
    identity,
    ...(review && { review: toReviewSection(review, words) }),
    screens: set.screens.map((name) => {
      const reason = unreached.get(name);
      const title = words.screens[name];
      return reason === undefined
        ? { title, pictures: toFigures(previewed, name, title, words) }
        : { title, pictures: [], unreached: reason };
    }),
  };
}

/** Prepares the facts that a person signs off for the template. */
const toReviewSection = ({ digest, legal, values, contrasts, changes }: SiteReview, words: PreviewWords) => ({
  digest,
  legal,
  values,
  allValues: words.allValues(values.length),
  pairs: words.pairs(contrasts.length),
  contrasts: contrasts.map(({ usage, foreground, background, colors, ratio, minRatio }) => ({
    ...{ usage, foreground, background, minRatio },
    sample: `color:${colors[0]};background:${colors[1]}`,
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
  })),
  isNew: changes === undefined,
  isUnchanged: changes?.files.length === 0,
  files: changes?.files.map(({ kind, added, changed, removed }) => ({
    kind: words.fileKinds[kind],
    text: [
      [changed, words.counts.changed] as const,
      [added, words.counts.added] as const,
      [removed, words.counts.removed] as const,
    ]
      .filter(([names]) => names.length > 0)
      .map(([names, word]) => `${names.length} ${word}${names.length <= 4 ? ` (${names.join(', ')})` : ''}`)
      .join('; '),
  })),
  look: changes?.look,
  legalChanges: changes?.legal.map((change) => ({
    ...change,
    summary: `${change.title}: ${words.paragraphs(change.removed.length, change.added.length)}`,
  })),
});

/** Prepares the page for the template. */
export const toPreviewPage = (
  previewed: readonly PreviewedSite[],
  words: PreviewWords = previewWords.en,
  news: PreviewPage['news'] = [],
): PreviewPage => {
  const brands = new Set(previewed.map(({ site }) => site.brand.slug)).size;
  const count = new Set(previewed.map(({ site }) => site)).size;
  const sections = previewed.map((one) => toSection(one, words));
  const toGlance = ({ id, name, domain, screens }: PreviewSection) => ({
    id,
    name: brands > 1 ? name : domain,
    // Of the first screens the desktop and then the phone.
    pictures: screens
      .slice(0, 2)
      .flatMap(({ pictures }) => pictures.filter(({ scheme }) => scheme === 'light').toReversed()),
  });
  return {
    title: [words.brands(brands), ...(brands === count ? [] : [words.sites(count)])].join(', '),
    words,
    news,
    glance: sections.length > 1 ? sections.map(toGlance) : [],
    sections,
  };
};

/** Fills templates/preview.hbs. */
export async function renderPreviewPage(root: string, page: PreviewPage): Promise<string> {
  const template = await readFile(path.join(root, 'templates/preview.hbs'), 'utf8');
  return Handlebars.compile<PreviewPage>(template)(page);
}
