import { z } from 'zod';
import { formerFolder } from '../../../../build/hosting/formerFiles.ts';
import { mapLimit } from '../../../../lib/mapLimit.ts';
import { tryParseJson } from '../../../../lib/tryParseJson.ts';
import { formerKeyOf } from '../../edge/Pointer.ts';
import type { Bucket } from './Bucket.ts';

/** Hashes of the lists of a host's sites whose assets it serves to open tabs: a release that is shipped adds only one. */
const FormerLists = z.array(z.string());

interface HostList {
  host: string;
  digest: string;
}

/** Adds the lists of sites to those whose assets their hosts serve to open tabs, `width` hosts at a time. */
export async function addFormerLists(bucket: Bucket, sites: readonly HostList[], width: number): Promise<void> {
  await mapLimit(sites, width, async ({ host, digest }) => {
    const text = (await bucket.read(formerKeyOf(host))) ?? '[]';
    const former = FormerLists.safeParse(tryParseJson(text)).data ?? [];
    if (!former.includes(digest))
      await bucket.write(formerKeyOf(host), Buffer.from(JSON.stringify([digest, ...former])));
  });
}

/** Makes hosts serve the assets of these sites to open tabs, several of one host together, and no others. */
export async function replaceFormerLists(bucket: Bucket, sites: readonly HostList[], width: number): Promise<void> {
  const byHost = Map.groupBy(sites, ({ host }) => host);
  await mapLimit([...byHost], width, async ([host, ofHost]) => {
    const digests = [...new Set(ofHost.map(({ digest }) => digest))];
    await bucket.write(formerKeyOf(host), Buffer.from(JSON.stringify(digests)));
  });
  const kept = new Set(Array.from(byHost.keys(), formerKeyOf));
  const others = (await bucket.list(`${formerFolder}/`)).filter(({ key }) => !kept.has(key));
  await bucket.remove(others.map(({ key }) => key));
}
