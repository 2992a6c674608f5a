import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deltasFolder } from '../../build/hosting/deltas.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import { hostingFolder } from '../../build/output/manifest.ts';
import type { LinkedFolderFiles } from '../../build/output/writeFolder.ts';
import { sha256 } from '../../lib/hash.ts';
import { UserError } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { Shipment } from '../ship/Shipment.ts';

/** Media types of OCI image layout 1.1. */
const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  empty: 'application/vnd.oci.empty.v1+json',
  file: 'application/octet-stream',
};

/** Kinds of artifacts. */
const kinds = {
  release: 'application/vnd.matchpress.release.v1',
  site: 'application/vnd.matchpress.site.v1',
  servers: 'application/vnd.matchpress.servers.v1',
};

const annotate = (name: 'title' | 'version' | 'ref.name', value: string) => ({
  annotations: { [`org.opencontainers.image.${name}`]: value },
});

/** Size up to which every registry takes a manifest. */
const MAX_MANIFEST = 4 * 1024 * 1024;

const indexFile = 'index.json';

const blobPath = (hash: string) => `blobs/sha256/${hash}`;

/** A group of files that a registry has as one artifact, with its tag. */
interface Artifact {
  tag: string;
  kind: string;
  files: readonly StoredFile[];
}

/** Lists the artifacts of a release: one for each site, one for its servers, and one for the deltas if it has any. */
function listArtifacts({ sites, files }: Shipment): Artifact[] {
  const isDelta = ({ path: file }: StoredFile) => file.startsWith(`${deltasFolder}/`);
  return [
    ...sites.map(({ host, files: own }) => ({ tag: host, kind: kinds.site, files: own })),
    { tag: hostingFolder, kind: kinds.servers, files: files.filter((file) => !isDelta(file)) },
    { tag: deltasFolder, kind: kinds.servers, files: files.filter(isDelta) },
  ].filter((artifact) => artifact.files.length > 0);
}

/**
 * Lays out a release for registries (OCI image layout 1.1). Each artifact has its files as layers, titled with their paths,
 * as ORAS reads them; an index joins all, tagged with the release. Files are links to contents of the store, which have the
 * digests of blobs already. Throws a UserError for an artifact with more files than a registry takes.
 */
export function toOciLayout(shipment: Shipment, store: Pick<ContentStore, 'pathOf'>): LinkedFolderFiles {
  const { release } = shipment;
  const layout: Record<string, LinkedFolderFiles[string]> = {
    'oci-layout': JSON.stringify({ imageLayoutVersion: '1.0.0' }),
  };
  const addBlob = (mediaType: string, text: string) => {
    const hash = sha256(text);
    layout[blobPath(hash)] = text;
    return { mediaType, digest: `sha256:${hash}`, size: Buffer.byteLength(text) };
  };
  const config = addBlob(types.empty, '{}');
  const described = listArtifacts(shipment).map(({ tag, kind, files }) => {
    const layers = files.map(({ path: file, sha256: hash, size }) => {
      layout[blobPath(hash)] = { linkTo: store.pathOf(hash) };
      return { mediaType: types.file, digest: `sha256:${hash}`, size, ...annotate('title', file) };
    });
    const head = { schemaVersion: 2, mediaType: types.manifest, artifactType: kind };
    const blob = addBlob(types.manifest, JSON.stringify({ ...head, config, layers, ...annotate('title', tag) }));
    if (blob.size > MAX_MANIFEST)
      throw new UserError(`${tag} has ${files.length} files, and its manifest would be larger than registries take`);
    return { tag, descriptor: { ...blob, artifactType: kind } };
  });
  const toIndex = (manifests: readonly object[]) => ({
    ...{ schemaVersion: 2, mediaType: types.index, artifactType: kinds.release },
    ...{ manifests, ...annotate('version', release) },
  });
  const whole = addBlob(
    types.index,
    JSON.stringify(toIndex(described.map(({ tag, descriptor }) => ({ ...descriptor, ...annotate('title', tag) })))),
  );
  const tagged = [{ tag: release, descriptor: { ...whole, artifactType: kinds.release } }, ...described];
  layout[indexFile] = JSON.stringify(
    toIndex(tagged.map(({ tag, descriptor }) => ({ ...descriptor, ...annotate('ref.name', tag) }))),
  );
  return layout;
}

/** Whether a folder has the layout of a release, which another one may replace. */
export function isReleaseLayout(folder: string): boolean {
  try {
    const index = Object(tryParseJson(readFileSync(path.join(folder, indexFile), 'utf8'))) as {
      artifactType?: unknown;
    };
    return index.artifactType === kinds.release;
  } catch {
    return false;
  }
}
