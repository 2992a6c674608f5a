import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toVersionLine } from '../../scripts/build/config/schema/legalVersions.ts';

/** Files of a small project by path; `null` leaves a file out. */
export type FileTree = Record<string, string | Uint8Array | null>;

const config = `export default {
  defaultEnvironment: 'production',
  defaultCompany: 'musterfirma',
  environments: {
    production: {
      host: 'members.{slug}.{domain}.example',
      api: 'https://api.operator.example',
      socket: 'wss://live.operator.example',
      storage: 'https://pictures.operator.example',
      publicSite: 'https://www.{slug}.{domain}.example',
      liveChat: 'https://chat.operator.example',
      liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
    },
    sandbox: {
      host: 'members.{slug}.{domain}.example',
      localHosts: ['localhost', '127.0.0.1'],
      api: 'http://127.0.0.1:4310',
      socket: 'ws://127.0.0.1:4310',
      storage: 'http://127.0.0.1:4310',
      publicSite: 'https://www.{slug}.{domain}.example',
      liveChat: 'http://127.0.0.1:4310',
      liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
    },
  },
  companies: {
    musterfirma: { name: 'Musterfirma GmbH', addressLine1: 'Platz 1', addressLine2: '0000 Ort', phone: '+43 1 0', register: null, vatId: null, managingDirectors: null, authority: null, country: 'AT' },
    sample: { name: 'Sample LLC', addressLine1: '1 Plaza', addressLine2: 'Town, ZZ 0', phone: '+1 0', register: null, vatId: null, managingDirectors: null, country: 'US' },
  },
  siteIds: 'next',
};
`;

const alderwick = `{
  "$schema": "../brand.schema.json",
  "name": "Alderwick",
  "ageBracket": 40,
  "theme": "burgundy",
  "contacts": {
    "privacy": "privacy@alderwick.example",
    "support": {
      "default": "support@alderwick.example",
      "at": "support.at@alderwick.example"
    }
  },
  "features": {
    "providers": ["CelerisPay", "PayPal"]
  },
  "domains": {
    "de": { "siteId": 1, "defaultLang": "de", "defaultCountry": "DE", "locales": ["de", "en"], "mapsKey": "a-key-for-maps-in-germany" },
    "at": { "siteId": 2, "defaultLang": "de", "defaultCountry": "AT" },
    "com": { "sharesSiteIdWith": "de", "defaultLang": "en", "defaultCountry": "US" }
  }
}
`;

const birchmere = `{
  "name": "Birchmere",
  "ageBracket": 60,
  "theme": "forest",
  "company": "sample",
  "contacts": {
    "privacy": "privacy@birchmere.example",
    "support": { "default": "support@birchmere.example" }
  },
  "features": {
    "providers": ["CCBill"],
    "paypalLayout": 2,
    "liveChat": false,
    "badges": "dot",
    "birthdatePaste": true
  },
  "domains": {
    "uk": { "siteId": 3, "defaultLang": "en", "defaultCountry": "GB" }
  }
}
`;

const cloverfen = `{
  "name": "Cloverfen",
  "ageBracket": 50,
  "theme": "burgundy",
  "contacts": {
    "privacy": "privacy@cloverfen.example",
    "support": { "default": "support@cloverfen.example" }
  },
  "features": { "providers": ["Xolvis"] },
  "domains": {
    "cz": { "siteId": 5, "defaultLang": "cz", "defaultCountry": "CZ", "locales": ["cz", "en"] },
    "ch": { "siteId": 4, "defaultLang": "fr", "defaultCountry": "CH", "locales": ["fr", "de", "en"] }
  }
}
`;

/** Writes a theme file with these base colours. */
const themeText = (primary: string, accent: string, neutral: string): string => `{
  "colors": {
    "primary": "${primary}",
    "accent": "${accent}",
    "neutral": "${neutral}"
  }
}
`;

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\n  <path fill="#621D28" d="M0 0h${width}v8z"/>\n</svg>\n`;

const brandFiles = (slug: string, brand: string, width: number): FileTree => ({
  [`brands/${slug}/brand.json`]: brand,
  [`brands/${slug}/logo.svg`]: drawing(width),
  [`brands/${slug}/icon.svg`]: drawing(width + 1),
});

/** Gives a legal document its first line. */
export const toVersioned = (text: string, date = '2026-01-01') => `${toVersionLine(date, text)}\n${text}`;

const languageFiles = (tag: string): FileTree => ({
  [`app/i18n/${tag}.po`]: 'msgid ""\nmsgstr ""\n',
  [`templates/legal/${tag}/termsOfService.hbs`]: toVersioned('<h2>{{productName}}</h2>\n'),
  [`templates/legal/${tag}/privacyPolicy.hbs`]: toVersioned('<p>{{#if eu}}{{companyName}}{{/if}}</p>\n'),
  [`templates/legal/${tag}/imprint.hbs`]: toVersioned('<p>{{companyName}}</p>\n'),
  [`templates/legal/${tag}/accessibility.hbs`]: toVersioned('<p>{{#if memberPictures}}{{supportEmail}}{{/if}}</p>\n'),
});

/** Creates a small project without a problem: three brands, two themes, six sites, every language but Polish. */
export const validFixtureFiles = (): FileTree => ({
  'build.config.ts': config,
  'themes/burgundy.json': themeText('#962D3E', '#A8701A', '#6B5F63'),
  'themes/forest.json': themeText('#2C7756', '#B05A2C', '#5C665F'),
  ...brandFiles('alderwick', alderwick, 10),
  ...brandFiles('birchmere', birchmere, 20),
  ...brandFiles('cloverfen', cloverfen, 30),
  ...Object.assign({}, ...['de', 'en', 'fr', 'cs'].map(languageFiles)),
});

/**
 * Creates the same project with a name of many characters, a company of a brand's own, other hosts and retired brands,
 * in an environment that takes such hosts.
 */
export function fixtureFilesWithHosts(): FileTree {
  const files: FileTree = {
    ...validFixtureFiles(),
    'build.config.ts': config.replace(
      'environments: {\n    production: {',
      'environments: {\n    production: { ownHosts: true,',
    ),
    'brands/retired.json': `{
  "$schema": "./retired.schema.json",
  "brands": {
    "dunmoor": {
      "name": "Dunmoor & Söhne",
      "siteIds": [],
      "hosts": {
        "members.dunmoor.de.example": { "gone": "de" },
        "members.dunmoor.uk.example": { "leadsTo": "https://members.birchmere.uk.example/login?from=dunmoor" }
      }
    }
  }
}
`,
  };
  const theme = '"theme": "burgundy"';
  const company = `{ "name": "Klee & Söhne AG", "addressLine1": "Weg 1", "addressLine2": "Ort", "country": "CH", "phone": "+41 0", "register": null, "vatId": null, "managingDirectors": null }`;
  const withCompany = replaceOnce(files, 'brands/cloverfen/brand.json', theme, `${theme}, "company": ${company}`);
  const site = '"siteId": 3, ';
  const otherHosts = '"otherHosts": ["old.birchmere.example", "birchmere.example"]';
  const named = replaceOnce(withCompany, 'brands/alderwick/brand.json', '"Alderwick"', '"Über 50+ & Ama®"');
  return replaceOnce(named, 'brands/birchmere/brand.json', site, `${site}${otherHosts}, `);
}

/** Replaces the only occurrence of `from` in a file. */
export function replaceOnce(files: FileTree, file: string, from: string, to: string): FileTree {
  const text = files[file];
  if (typeof text !== 'string') throw new Error(`${file} is no text`);
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold exactly one ${from}`);
  return { ...files, [file]: text.replace(from, () => to) };
}

/**
 * Writes the files below a new temporary folder, which is removed with the returned value. Without promises, each of
 * which costs more than writing so small a file.
 */
export async function writeTempTree(files: FileTree): Promise<AsyncDisposable & { root: string }> {
  const root = mkdtempSync(join(tmpdir(), 'matchpress-'));
  for (const [file, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return { root, [Symbol.asyncDispose]: async () => rmSync(root, { recursive: true, force: true }) };
}

/** Gives a file a second name by a link: a third of the work of a copy. Another disk gets a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Copies a folder to `to`, which must not exist yet. Files that are `isShared` become links: remove one to change it.
 */
export function linkTree(from: string, to: string, isShared: (file: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target, isShared);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isShared(source)) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}
