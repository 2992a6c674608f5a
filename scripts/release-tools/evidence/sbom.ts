import type { NoticedPart } from '../../build/stages/thirdPartyNotices.ts';
import { sha256, shortHash } from '../../lib/hash.ts';

/** A site of a release, and what other people made of it. */
interface SiteParts {
  host: string;
  /** SHA-256 of its list. */
  digest: string;
  parts: readonly NoticedPart[];
}

interface SbomInput {
  /** SHA-256 of the manifest, and the time to name; without one equal releases have equal bills. */
  manifest: string;
  time?: string | undefined;
  sites: readonly SiteParts[];
  /** Returns the SHA-512 of a package's archive, as hexadecimal digits. */
  hashOf: (name: string, version: string) => string;
}

/** Component of a bill, in the form of CycloneDX. */
interface Component {
  type: 'library' | 'file' | 'data' | 'application';
  'bom-ref': string;
  name: string;
  [key: string]: unknown;
}

/** Version of CycloneDX. */
const SPEC_VERSION = '1.6';
const [releaseRef, product] = ['release', 'matchpress'];

const toLicence = (license: string) =>
  /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license.replace(/^\((.*)\)$/, '$1') };

/** Returns the package URL of an npm package. */
const toPackageUrl = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

function toComponent(part: NoticedPart, hashOf: SbomInput['hashOf']): Component {
  if (part.kind !== 'package') {
    const { kind, name, text } = part;
    return {
      ...{ type: kind === 'font' ? 'file' : 'data', 'bom-ref': `${kind}:${shortHash(`${name} ${text}`)}`, name },
      licenses: [{ license: { name: `Licence of ${name}`, text: { contentType: 'text/plain', content: text } } }],
    };
  }
  const purl = toPackageUrl(part.name, part.version);
  const [, group, name = part.name] = /^(@[^/]+)\/(.+)$/.exec(part.name) ?? [];
  return {
    ...{ type: 'library', 'bom-ref': purl, ...(group !== undefined && { group }), name, version: part.version },
    hashes: [{ alg: 'SHA-512', content: hashOf(part.name, part.version) }],
    ...{ licenses: [toLicence(part.license)], purl },
  };
}

/** Derives a UUID from a hash, of the version for own rules. */
const toUuid = (hash: string) =>
  [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join(
    '-',
  );

/**
 * Renders the bill of materials of a release in CycloneDX: what other people made of what its sites send, each once, and
 * which site has which.
 */
export function renderSbom({ manifest, time, sites, hashOf }: SbomInput): string {
  const components = new Map<string, Component>();
  const dependencies = sites.map(({ host, parts }) => {
    const own = parts.map((part) => toComponent(part, hashOf));
    for (const component of own) components.set(component['bom-ref'], component);
    return { ref: host, dependsOn: own.map((component) => component['bom-ref']).sort() };
  });
  const toApplication = (ref: string, name: string, hash: string) => ({
    ...{ type: 'application', 'bom-ref': ref, name, version: hash.slice(0, 16) },
    hashes: [{ alg: 'SHA-256', content: hash }],
  });
  const body = {
    version: 1,
    metadata: {
      ...(time !== undefined && { timestamp: time }),
      component: toApplication(releaseRef, product, manifest),
    },
    components: [
      ...[...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
      ...sites.map(({ host, digest }) => toApplication(host, host, digest)),
    ],
    dependencies: [{ ref: releaseRef, dependsOn: sites.map(({ host }) => host) }, ...dependencies],
  };
  const serialNumber = `urn:uuid:${toUuid(sha256(JSON.stringify(body)))}`;
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: SPEC_VERSION, serialNumber, ...body }, null, 1)}\n`;
}
