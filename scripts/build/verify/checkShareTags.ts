import { languageIn } from '../../../brands/languageVariants.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { MAX_SHARE_PICTURE_BYTES, sharePictureSize } from '../stages/composeSharePicture.ts';
import { checkThemeColors } from './checkThemeColors.ts';
import type { Finding } from './Finding.ts';
import { readJpegSize } from './readJpegSize.ts';
import type { Release } from './readRelease.ts';

/** Content of the meta tags of a document, by name or property; of some there are several. */
type Tags = ReadonlyMap<string, readonly string[]>;

/** Checks what an app reads that shows a link to a site: the tags in each document, and the picture that they name. */
export function checkShareTags(
  { manifest, filesByFolder, bytesByHash }: Release,
  brands: readonly ResolvedBrand[],
): Finding[] {
  return manifest.sites.flatMap(({ host, brand: slug, domain: name }) => {
    const brand = brands.find((one) => one.slug === slug);
    const domain = brand?.domains.find((one) => one.domain === name);
    if (!brand || !domain) return [];
    const files = filesByFolder.get(host) ?? new Map<string, string>();
    const read = (path: string) => bytesByHash.get(files.get(path) ?? '');
    const expected = toExpectedTags(host, brand, domain);
    return [...files.keys()]
      .filter((path) => /^[^/]+\.html$/.test(path))
      .flatMap((path) => {
        const page = read(path)!.toString('utf8');
        const tags = readTags(page);
        return [
          ...findWrongTags(tags, expected),
          ...checkThemeColors(page),
          ...checkPicture(tags.get('og:image')?.[0], { host, page, read }),
        ].map((message) => ({ host, path, message }));
      });
  });
}

function toExpectedTags(host: string, brand: ResolvedBrand, { defaultLang, defaultCountry, locales }: ResolvedDomain) {
  const toLocale = (locale: (typeof locales)[number]) =>
    `${new Intl.Locale(languageIn(defaultCountry, locale).tag).language}_${defaultCountry}`;
  const audience = languageIn(defaultCountry, defaultLang).audience(brand.ageBracket);
  const one = {
    description: audience,
    'application-name': brand.name,
    'apple-mobile-web-app-title': brand.name,
    'og:type': 'website',
    'og:title': brand.name,
    'og:description': audience,
    'og:url': `https://${host}/`,
    'og:site_name': brand.name,
    'og:locale': toLocale(defaultLang),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(sharePictureSize.width),
    'og:image:height': String(sharePictureSize.height),
    'og:image:alt': `${brand.name}: ${audience}`,
    'twitter:card': 'summary_large_image',
  };
  return new Map<string, readonly string[]>([
    ...Object.entries(one).map(([name, content]) => [name, [content]] as const),
    ['og:locale:alternate', locales.filter((locale) => locale !== defaultLang).map(toLocale)],
  ]);
}

function findWrongTags(tags: Tags, expected: Tags): string[] {
  return Array.from(expected).flatMap(([name, contents]) => {
    const found = tags.get(name) ?? [];
    if (found.join('\n') === contents.join('\n')) return [];
    if (found.length === 0) return [`has no ${name}`];
    return [`has the ${name} "${found.join('", "')}", not "${contents.join('", "')}"`];
  });
}

/** Checks a picture that a document names: an address of the site itself, a file of it, its form, size and language. */
function checkPicture(
  address: string | undefined,
  { host, page, read }: { host: string; page: string; read: (path: string) => Buffer | undefined },
): string[] {
  if (address === undefined) return ['has no og:image'];
  const origin = `https://${host}/`;
  if (!address.startsWith(origin)) return [`has the og:image ${address}, which is not at ${origin}`];
  const bytes = read(address.slice(origin.length));
  if (!bytes) return [`has the og:image ${address}, which is not there`];
  const size = readJpegSize(bytes);
  const { width, height } = sharePictureSize;
  const tag = /<html lang="([^"]*)"/.exec(page)?.[1];
  return [
    ...(size?.width === width && size.height === height
      ? []
      : [
          `has an og:image of ${size ? `${size.width} × ${size.height}` : 'another kind'}, not a JPEG of ${width} × ${height}`,
        ]),
    ...(bytes.length <= MAX_SHARE_PICTURE_BYTES
      ? []
      : [`has an og:image of ${bytes.length} bytes, more than ${MAX_SHARE_PICTURE_BYTES}`]),
    ...(new RegExp(`^share/${tag}-\\w+\\.jpg$`).test(address.slice(origin.length))
      ? []
      : [`has the og:image ${address}, which is not in the language of the page, ${tag}`]),
  ];
}

function readTags(page: string): Tags {
  const tags = Array.from(page.matchAll(/<meta\s([^>]*)>/g)).flatMap(([, attributes]) => {
    const values = new Map(
      Array.from(attributes!.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!]),
    );
    const content = decodeEntities(values.get('content') ?? '');
    return ['name', 'property'].flatMap((key) => (values.has(key) ? [{ name: values.get(key)!, content }] : []));
  });
  return new Map(
    Array.from(
      Map.groupBy(tags, ({ name }) => name),
      ([name, same]) => [name, same.map(({ content }) => content)],
    ),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\dA-F]+)|(\w+));/gi, (whole, code, name) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (entities[name] ?? whole),
  );
