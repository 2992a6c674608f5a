import { z } from 'zod';
import { formerFolder, isServedWhenFormer } from '../../../../build/hosting/formerFiles.ts';
import type { StoredFile } from '../../../../build/output/contentStore.ts';
import { mapLimit } from '../../../../lib/mapLimit.ts';
import { tryParseJson } from '../../../../lib/tryParseJson.ts';
import { formerKeyOf } from '../../edge/Pointer.ts';
import type { Bucket } from './Bucket.ts';

/** Assets that a host serves to open tabs: hashes of their contents by their paths. */
const FormerFiles = z.record(z.string(), z.string());

interface HostFiles {
  host: string;
  files: readonly StoredFile[];
}

const toFormer = (files: readonly StoredFile[]) =>
  files.filter(({ path }) => isServedWhenFormer(path)).map(({ path, sha256 }) => [path, sha256] as const);

/** Adds the assets of sites to those that their hosts serve to open tabs, `width` hosts at a time. */
export async function addFormerFiles(bucket: Bucket, sites: readonly HostFiles[], width: number): Promise<void> {
  await mapLimit(sites, width, async ({ host, files }) => {
    const text = (await bucket.read(formerKeyOf(host))) ?? '{}';
    const former = FormerFiles.safeParse(tryParseJson(text)).data ?? {};
    const now = JSON.stringify({ ...former, ...Object.fromEntries(toFormer(files)) });
    if (now !== text) await bucket.write(formerKeyOf(host), Buffer.from(now));
  });
}

/** Makes hosts serve the assets of these sites to open tabs, several of one host together, and no others. */
export async function replaceFormerFiles(bucket: Bucket, sites: readonly HostFiles[], width: number): Promise<void> {
  const byHost = Map.groupBy(sites, ({ host }) => host);
  await mapLimit([...byHost], width, async ([host, ofHost]) => {
    const files = Object.fromEntries(ofHost.flatMap((site) => toFormer(site.files)));
    await bucket.write(formerKeyOf(host), Buffer.from(JSON.stringify(files)));
  });
  const kept = new Set(Array.from(byHost.keys(), formerKeyOf));
  const others = (await bucket.list(`${formerFolder}/`)).filter(({ key }) => !kept.has(key));
  await bucket.remove(others.map(({ key }) => key));
}
