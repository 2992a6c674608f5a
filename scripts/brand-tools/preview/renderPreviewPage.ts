import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { describeGivenColors } from '../../build/config/colors/givenColorUses.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { shotName, toViews, type View } from '../../local/screenshots/capture.ts';
import type { SiteReview } from './review/collectReviewFacts.ts';
import type { ValueChange } from './review/diffSites.ts';

/** A screen on the page, with its title. */
export interface PreviewScreen {
  name: string;
  title: string;
}

/** Screens that show a brand at a glance. */
export const glanceScreens: readonly PreviewScreen[] = [
  { name: 'login', title: 'Sign-in' },
  { name: 'home', title: 'Home' },
];

/** Screens that a person signs off. */
export const reviewScreens: readonly PreviewScreen[] = [
  ...glanceScreens,
  { name: 'resetPassword', title: 'Forgotten password' },
  { name: 'welcome', title: 'Welcome' },
  { name: 'questionnaire', title: 'Questionnaire' },
  { name: 'matches', title: 'Matches' },
  { name: 'memberProfile', title: 'Profile of a member' },
  { name: 'messages', title: 'Messages' },
  { name: 'activeChat', title: 'Conversation' },
  { name: 'plans', title: 'Plans' },
  { name: 'checkout', title: 'Checkout' },
  { name: 'account', title: 'Account' },
];

/** Views of a phone and a desktop window, each in both colour schemes. */
export const previewViews = toViews([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]);

export interface PreviewedSite {
  site: Site;
  /** The screens without pictures, with the reason. */
  unreached: ReadonlyMap<string, string>;
  /** Only on a page that is made to be signed off. */
  review?: SiteReview | undefined;
}

/** Values that templates/preview.hbs shows. */
export interface PreviewPage {
  title: string;
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
  facts: readonly { term: string; text: string }[];
  colors: readonly string[];
  /** Notes on the use of each of the brand's own colours. */
  colorNotes: readonly string[];
  /** The command that starts it, cut where the line may break. */
  command: readonly string[];
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
}

const schemeCaptions = { light: 'by day', dark: 'by night' } as const;

/** Returns the folder of a site's files below that of the page. */
export const siteFolder = ({ brand, domain }: Site): string => `${brand.slug}-${domain.domain}`;

/** Returns the path of a screenshot, such as `lindavelle-de/login-360-light.jpg`. */
export const shotPath = (site: Site, screen: string, view: View): string =>
  `${siteFolder(site)}/${shotName(screen, view)}.jpg`;

const toFigures = (site: Site, screen: string, title: string): Figure[] =>
  previewViews.map((view) => ({
    src: shotPath(site, screen, view),
    alt: `${title} of ${site.brand.name}, ${view.width} pixels wide, ${schemeCaptions[view.colorScheme]}`,
    width: view.width,
    height: view.height,
    caption: `${view.width} px, ${schemeCaptions[view.colorScheme]}`,
    scheme: view.colorScheme,
    kind: view.width < 720 ? 'phone' : 'desk',
  }));

function toSection({ site, unreached, review }: PreviewedSite): PreviewSection {
  const { brand, domain, host } = site;
  const others = brand.domains.filter((other) => other !== domain).map((other) => other.domain);
  return {
    id: siteFolder(site),
    name: brand.name,
    domain: domain.domain,
    folder: siteFolder(site),
    colors: [
      brand.theme.primary['500'],
      brand.theme.accent['500'],
      brand.theme.neutral['500'],
      ...(brand.theme.brand ? [brand.theme.brand.ground] : []),
    ],
    colorNotes: describeGivenColors(brand.theme),
    facts: [
      { term: 'Site', text: review?.host ?? host },
      { term: 'Domain', text: [domain.domain, ...(others.length > 0 ? [`also ${others.join(', ')}`] : [])].join('; ') },
      { term: 'Theme', text: brand.theme.name },
      { term: 'Members', text: `over ${brand.ageBracket}` },
      { term: 'Languages', text: domain.locales.join(', ') },
      { term: 'SiteId', text: String(domain.siteId) },
    ],
    command: ['npm start --', `--brand ${brand.slug}`, `--domain ${domain.domain}`],
    ...(review && { review: toReviewSection(review) }),
    screens: (review ? reviewScreens : glanceScreens).map(({ name, title }) => {
      const reason = unreached.get(name);
      return reason === undefined
        ? { title, pictures: toFigures(site, name, title) }
        : { title, pictures: [], unreached: reason };
    }),
  };
}

const plain = ({ before, after }: ValueChange) => `${before || 'nothing'} → ${after || 'nothing'}`;

/** Prepares the facts that a person signs off for the template. */
const toReviewSection = ({ digest, legal, values, contrasts, changes }: SiteReview) => ({
  digest,
  legal,
  values,
  contrasts: contrasts.map(({ usage, foreground, background, colors, ratio, minRatio }) => ({
    ...{ usage, foreground, background, minRatio },
    sample: `color:${colors[0]};background:${colors[1]}`,
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
  })),
  isNew: changes === undefined,
  isUnchanged: changes?.files.length === 0,
  files: changes?.files.map(({ kind, added, changed, removed }) => ({
    kind,
    text: [[changed, 'changed'] as const, [added, 'added'] as const, [removed, 'removed'] as const]
      .filter(([names]) => names.length > 0)
      .map(([names, word]) => `${names.length} ${word}${names.length <= 4 ? ` (${names.join(', ')})` : ''}`)
      .join('; '),
  })),
  look: changes?.look.map((change) => ({ name: change.name, text: plain(change) })),
  legalChanges: changes?.legal,
});

export const toPreviewPage = (previewed: readonly PreviewedSite[]): PreviewPage => {
  const brands = new Set(previewed.map(({ site }) => site.brand.slug)).size;
  const sites = brands === previewed.length ? '' : `, ${formatCount(previewed.length, 'site')}`;
  const sections = previewed.map(toSection);
  const toGlance = ({ id, name, screens }: PreviewSection) => ({
    ...{ id, name },
    // Of each screen the desktop and then the phone.
    pictures: screens.flatMap(({ pictures }) => pictures.filter(({ scheme }) => scheme === 'light').toReversed()),
  });
  return {
    title: `${formatCount(brands, 'brand')}${sites}`,
    glance: sections.length > 1 ? sections.map(toGlance) : [],
    sections,
  };
};

/** Fills templates/preview.hbs. */
export async function renderPreviewPage(root: string, page: PreviewPage): Promise<string> {
  const template = await readFile(path.join(root, 'templates/preview.hbs'), 'utf8');
  return Handlebars.compile<PreviewPage>(template)(page);
}
