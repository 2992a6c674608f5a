import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { formatCount } from '../../lib/formatCount.ts';
import type { Site } from '../../plan/planBuild.ts';
import { shotName, toViews, type View } from '../capture.ts';

/** The screens on the page, with their titles. */
export const previewScreens = [
  { name: 'login', title: 'Sign-in' },
  { name: 'home', title: 'Home' },
] as const;

/** A phone and a desktop window, each in both colour schemes. */
export const previewViews = toViews([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]);

export interface PreviewedSite {
  site: Site;
  /** The screens without pictures, with the reason. */
  unreached: ReadonlyMap<string, string>;
}

/** The values that templates/preview.hbs shows. */
export interface PreviewPage {
  title: string;
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
  /** The command that starts it, cut where the line may break. */
  command: readonly string[];
  screens: readonly { title: string; unreached?: string; pictures: readonly Figure[] }[];
}

interface Figure {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
  /** Name of the class that lays it out. */
  kind: 'phone' | 'desk';
}

const schemeCaptions = { light: 'by day', dark: 'by night' } as const;

/** Folder of a site's files below that of the page. */
export const siteFolder = ({ brand, domain }: Site): string => `${brand.slug}-${domain.domain}`;

/** `lindavelle-de/login-360-light.jpg` */
export const shotPath = (site: Site, screen: string, view: View): string =>
  `${siteFolder(site)}/${shotName(screen, view)}.jpg`;

const toFigures = (site: Site, screen: string, title: string): Figure[] =>
  previewViews.map((view) => ({
    src: shotPath(site, screen, view),
    alt: `${title} of ${site.brand.name}, ${view.width} pixels wide, ${schemeCaptions[view.colorScheme]}`,
    width: view.width,
    height: view.height,
    caption: `${view.width} px, ${schemeCaptions[view.colorScheme]}`,
    kind: view.width < 720 ? 'phone' : 'desk',
  }));

function toSection({ site, unreached }: PreviewedSite): PreviewSection {
  const { brand, domain, host } = site;
  const others = brand.domains.filter((other) => other !== domain).map((other) => other.domain);
  return {
    id: siteFolder(site),
    name: brand.name,
    domain: domain.domain,
    folder: siteFolder(site),
    colors: [brand.theme.primary['500'], brand.theme.accent['500'], brand.theme.neutral['500']],
    facts: [
      { term: 'Site', text: host },
      { term: 'Domain', text: [domain.domain, ...(others.length > 0 ? [`also ${others.join(', ')}`] : [])].join('; ') },
      { term: 'Theme', text: brand.theme.name },
      { term: 'Members', text: `over ${brand.ageBracket}` },
      { term: 'Languages', text: domain.locales.join(', ') },
      { term: 'SiteId', text: String(domain.siteId) },
    ],
    command: ['npm start --', `--brand ${brand.slug}`, `--domain ${domain.domain}`],
    screens: previewScreens.map(({ name, title }) => {
      const reason = unreached.get(name);
      return reason === undefined
        ? { title, pictures: toFigures(site, name, title) }
        : { title, pictures: [], unreached: reason };
    }),
  };
}

export const toPreviewPage = (previewed: readonly PreviewedSite[]): PreviewPage => {
  const brands = new Set(previewed.map(({ site }) => site.brand.slug)).size;
  const sites = brands === previewed.length ? '' : `, ${formatCount(previewed.length, 'site')}`;
  return { title: `${formatCount(brands, 'brand')}${sites}`, sections: previewed.map(toSection) };
};

/** Fills templates/preview.hbs. */
export async function renderPreviewPage(root: string, page: PreviewPage): Promise<string> {
  const template = await readFile(path.join(root, 'templates/preview.hbs'), 'utf8');
  return Handlebars.compile<PreviewPage>(template)(page);
}
