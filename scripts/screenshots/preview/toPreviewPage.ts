import { formatCount } from '../../lib/formatCount.ts';
import type { Site } from '../../plan/planBuild.ts';
import { type PreviewScreen, previewScreens, previewViews, shotFileName } from './captureBrand.ts';

/** A site and how its pictures came out. */
export interface PreviewedSite {
  site: Site;
  unreached: ReadonlyMap<PreviewScreen, string>;
}

/** What templates/preview.hbs shows. */
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
  /** The command that shows it running, in parts that stay on one line each. */
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

const toFigures = (site: Site, screen: PreviewScreen, title: string): Figure[] =>
  previewViews.map((view) => ({
    src: `${siteFolder(site)}/${shotFileName(screen, view)}`,
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

/** Sites → the page that shows them. */
export const toPreviewPage = (shown: readonly PreviewedSite[]): PreviewPage => {
  const brands = new Set(shown.map(({ site }) => site.brand.slug)).size;
  const sites = brands === shown.length ? '' : `, ${formatCount(shown.length, 'site')}`;
  return { title: `${formatCount(brands, 'brand')}${sites}`, sections: shown.map(toSection) };
};
