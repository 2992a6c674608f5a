import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Option } from 'commander';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { contentPath, storeFolder } from './build/output/cacheFolders.ts';
import type { Manifest } from './build/output/manifest.ts';
import { describeOtherSources, digestSources } from './build/release/lastBuild.ts';
import { repairRelease } from './build/release/repairRelease.ts';
import { type Finding, formatFinding } from './build/verify/Finding.ts';
import { readRelease } from './build/verify/readRelease.ts';
import { verifyRelease } from './build/verify/verifyRelease.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { formatCount } from './lib/formatCount.ts';
import { sha256 } from './lib/hash.ts';
import { createTreeHasher } from './lib/hashTree.ts';
import { UsageError } from './lib/problem.ts';
import { readGivenText } from './lib/regularFile.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { checkEvidence } from './release-tools/evidence/checkEvidence.ts';
import { parseKey } from './release-tools/evidence/envelope.ts';
import { formatDifference } from './release-tools/read-back/compareAnswer.ts';
import { listReleasedHosts } from './release-tools/read-back/listReleasedHosts.ts';
import { readBackHosts } from './release-tools/read-back/readBackHosts.ts';
import type { ConnectTo } from './release-tools/read-back/sendRequest.ts';
import { chooseServedHosts, parseConnectTo } from './release-tools/read-back/servedHosts.ts';

interface Options {
  out: string;
  repair?: true;
  evidence?: string;
  publicKey?: string;
  served?: string[];
  connectTo?: ConnectTo;
  ca?: string;
  cache?: string;
  json?: true;
  root: string;
}

const HOSTS_PER_REPORT = 36;

/** Finds whether a shard was built from other sources than those at `root`. */
function checkSources(root: string, dist: string, { sources }: Manifest): Finding[] {
  const message = sources && describeOtherSources(sources, digestSources(createTreeHasher(root)));
  return message === undefined ? [] : [{ host: path.basename(dist), message }];
}

/** Finds what is wrong with the evidence that the options name. */
function checkGivenEvidence(cwd: string, dist: string, { evidence, publicKey }: Options): Finding[] {
  if (evidence === undefined) return [];
  const key = publicKey && parseKey(readGivenText(cwd, publicKey), publicKey, 'public');
  return checkEvidence(path.resolve(cwd, evidence), dist, key || undefined);
}

/** Throws a UsageError for an option without the one that gives it an effect, so that it does not pass for a proof. */
function assertUsed({ evidence, publicKey, served, connectTo, ca }: Options): void {
  if (publicKey !== undefined && evidence === undefined) throw new UsageError('--public-key needs --evidence');
  if ((connectTo !== undefined || ca !== undefined) && !served)
    throw new UsageError('--connect-to and --ca need --served');
}

/** Verifies that hosts serve what the release in dist says. */
async function verifyServed({ console, cwd }: CommandIo, dist: string, options: Options): Promise<number> {
  const { served = [], connectTo, ca, json } = options;
  const findings = checkGivenEvidence(cwd, dist, options);
  const hosts = chooseServedHosts(served, listReleasedHosts(dist));
  const reports = await readBackHosts(hosts, {
    connectTo,
    ca: ca && readGivenText(cwd, ca),
    onHost: (done) => {
      if (!json && done % HOSTS_PER_REPORT === 0 && done < hosts.length)
        console.log(`${done} of ${hosts.length} hosts`);
    },
  });
  const differences = reports.flatMap((report) => report.differences);
  const requests = reports.reduce((sum, report) => sum + report.requests, 0);
  const ok = findings.length + differences.length === 0;
  if (json) console.log(JSON.stringify({ ok, hosts: hosts.length, requests, differences, findings }));
  else {
    for (const line of [...findings.map(formatFinding), ...differences.map(formatDifference)]) console.error(line);
    const result = differences.length === 0 ? 'all as planned' : formatCount(differences.length, 'difference');
    console.log(`${formatCount(hosts.length, 'host')}, ${requests} requests: ${result}.`);
  }
  return ok ? 0 : 1;
}

/** Verifies that a release is complete and harmless, or served as it is. */
export async function verify(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run verify --', io)
    .description(
      'Reads dist back: every file is as the manifest says, with no trace of another brand, no secret and no dead link; servers are configured for each; browsers lack nothing.',
    )
    .option('--out <folder>', 'the folder to look at', 'dist')
    .option('--evidence <folder>', 'compare dist with what npm run evidence wrote, too')
    .option('--public-key <file>', 'the key in PEM by which the statement there must be signed')
    .option(
      '--served <what>',
      'ask hosts instead, and compare what they serve with dist: addresses, hosts or brands, separated by commas, or all',
      splitList,
    )
    .option(
      '--connect-to <server>',
      'ask this server, whatever host is meant: host:port, or the path of a socket',
      parseConnectTo,
    )
    .option('--ca <file>', 'certificates in PEM to trust in place of those of the system')
    .addOption(
      new Option(
        '--repair',
        'restore files that are not as the manifest says, from the cache or by building their brands',
      ).conflicts('served'),
    )
    .option('--cache <folder>', 'where the cache is that repairs, and proves deltas (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose brands count', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.out)];
  assertUsed(options);
  if (options.evidence !== undefined && options.publicKey === undefined && !options.json)
    console.log('The signature of the statement is not checked: --public-key does that.');
  if (options.served) return verifyServed(io, dist, options);
  const catalogue = await loadCatalogue(root);
  const repair = options.repair
    ? await repairRelease(root, {
        dist,
        ...(options.cache !== undefined && { cacheFolder: path.resolve(cwd, options.cache) }),
      })
    : undefined;
  const release = readRelease(dist);
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const storedFile = contentPath(path.join(cacheFolder, storeFolder));
  const readDictionary = (hash: string) => {
    const bytes = existsSync(storedFile(hash)) ? readFileSync(storedFile(hash)) : undefined;
    return bytes && sha256(bytes) === hash ? bytes : undefined;
  };
  const findings = [
    ...checkSources(root, dist, release.manifest),
    ...checkGivenEvidence(cwd, dist, options),
    ...verifyRelease(release, catalogue, readDictionary),
  ];
  const { sites } = release.manifest;
  if (options.json)
    console.log(JSON.stringify({ ok: findings.length === 0, sites: sites.length, findings, ...repair }));
  else {
    for (const harm of repair?.restored ?? []) console.log(`${options.out}/${harm}; it is restored.`);
    for (const slug of repair?.rebuilt ?? []) console.log(`The sites of ${slug} were built again.`);
    for (const finding of findings) console.error(formatFinding(finding));
    const files = Array.from(release.filesByFolder.values(), (folder) => folder.size).reduce(
      (sum, one) => sum + one,
      0,
    );
    console.log(
      `${sites.length} sites, ${files} files: ${findings.length === 0 ? 'all as it must be' : `${findings.length} findings`}.`,
    );
  }
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.main) await runEntry(verify);
