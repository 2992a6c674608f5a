import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Manifest, manifestFile } from '../../build/output/manifest.ts';
import type { BuiltFrom, BuiltRelease } from '../../build/release/buildOptions.ts';
import { compareSources, readSources } from '../../build/release/sourceSnapshot.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { Plan } from './Plan.ts';

const PLAN_AGAIN = 'run npm run plan again, and look at what it says';
const MAX_NAMED = 5;

/** Reads a saved plan. Throws a ProblemsError for any other file. */
export function readPlan(file: string): Plan {
  const plan = Plan.safeParse(tryParseJson(readFileSync(file, 'utf8'))).data;
  if (plan) return plan;
  throw new ProblemsError([toFileProblem(file, 'this is no plan', 'save one with npm run plan -- --out <file>')]);
}

const refuse = (file: string, message: string): ProblemsError =>
  new ProblemsError([toFileProblem(file, `the plan is stale: ${message}`, PLAN_AGAIN)]);

const parseManifest = (text: string) => Manifest.parse(JSON.parse(text));

const nameRelease = (manifest: string | null) => (manifest === null ? 'no release' : manifest.slice(0, 16));

const nameSome = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Returns the SHA-256 of the manifest in a folder; null if it has none. */
export function readReleaseHash(dist: string): string | null {
  try {
    return sha256(readFileSync(path.join(dist, manifestFile)));
  } catch {
    return null;
  }
}

/** Throws a ProblemsError if `dist` is neither the release that a plan starts from nor the one that it leads to. */
export function assertPlanStart(plan: Plan, file: string, dist: string): void {
  const now = readReleaseHash(dist);
  if (now === plan.from || now === plan.to) return;
  throw refuse(file, `it starts from ${nameRelease(plan.from)}, and ${path.basename(dist)} is ${nameRelease(now)} now`);
}

/** Throws a ProblemsError unless the release in `dist` is the one that a plan leads to: for what ships a plan. */
export function assertPlanned(plan: Plan, file: string, dist: string): void {
  const now = readReleaseHash(dist);
  if (now === plan.to) return;
  throw refuse(file, `it leads to ${nameRelease(plan.to)}, and ${path.basename(dist)} is ${nameRelease(now)}`);
}

/** A machine of a target, by what it serves: the text of a manifest; undefined if nothing. */
interface ServingMachine {
  name: string;
  manifest: string | undefined;
}

/**
 * Finds the hosts that have moved since a plan was made: a machine serves of them neither what the plan found, nor what it
 * leads to, which is the manifest `planned`.
 */
export function findMovedHosts(
  plan: Pick<Plan, 'former' | 'added'>,
  planned: Manifest,
  served: Manifest | undefined,
): string[] {
  const toDigests = ({ sites }: Pick<Manifest, 'sites'>) => new Map(sites.map(({ host, digest }) => [host, digest]));
  const [after, now] = [toDigests(planned), toDigests(served ?? { sites: [] })];
  const added = new Set(plan.added);
  const before = (host: string) => plan.former[host] ?? (added.has(host) ? undefined : after.get(host));
  return [...new Set([...after.keys(), ...now.keys()])]
    .filter((host) => now.get(host) !== after.get(host) && now.get(host) !== before(host))
    .sort();
}

/** Throws a ProblemsError unless a plan leads from what every machine serves to the release in `dist`. */
export function assertShippedAsPlanned(file: string, dist: string, machines: readonly ServingMachine[]): void {
  const plan = readPlan(file);
  assertPlanned(plan, file, dist);
  const planned = parseManifest(readFileSync(path.join(dist, manifestFile), 'utf8'));
  for (const { name, manifest } of machines) {
    const moved = findMovedHosts(plan, planned, manifest === undefined ? undefined : parseManifest(manifest));
    if (moved.length === 0) continue;
    const serves = `${name} serves ${nameRelease(manifest === undefined ? null : sha256(manifest))} now`;
    throw refuse(file, `${serves}, and other sites than planned at ${nameSome(moved)}`);
  }
}

/** Throws a ProblemsError, with what has moved since, unless a release that is built is the planned one. */
export function assertBuiltAsPlanned(
  plan: Plan,
  file: string,
  { manifest, sources, store }: BuiltRelease & BuiltFrom,
): void {
  if (sha256(manifest) === plan.to) return;
  if (sources !== plan.sources) {
    const [before, now] = [readSources(store, plan.sources), readSources(store, sources)];
    const moved = before && now ? compareSources(before, now).map((one) => one.file) : [];
    const others = moved.length > 0 ? `: ${nameSome(moved)}` : '';
    throw refuse(file, `the sources have changed since${others}`);
  }
  const sites = parseManifest(manifest).sites.length;
  throw refuse(
    file,
    `the same sources give ${nameRelease(sha256(manifest))} with ${formatCount(sites, 'site')} here, and ${nameRelease(plan.to)} where it was made`,
  );
}
