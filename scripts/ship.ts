import path from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { loadTarget } from './build/config/resolve/loadTarget.ts';
import type { Target } from './build/config/schema/targets.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { UsageError } from './lib/problem.ts';
import { startProgress } from './lib/progress.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { writeAtomically } from './lib/writeAtomically.ts';
import { assertShippedAsPlanned } from './release-tools/plan/savedPlan.ts';
import { createShipper, readStates } from './release-tools/ship/createShipper.ts';
import { describePlan, toPlanResult } from './release-tools/ship/describeShip.ts';
import { obtainKeptRelease } from './release-tools/ship/obtainKeptRelease.ts';
import { isChosen } from './release-tools/ship/prepareShipment.ts';
import { openShipStore, readDist } from './release-tools/ship/readDist.ts';
import type { Machine, MachineState } from './release-tools/ship/targets/Machine.ts';
import { openMachines } from './release-tools/ship/targets/openMachines.ts';
import { describeProgress, describeWaves } from './release-tools/waves/describeWaves.ts';
import { planWaves, shipInWaves } from './release-tools/waves/shipInWaves.ts';
import { findReleaseBefore } from './release-tools/waves/waveJournal.ts';

interface Options {
  to: string;
  brand: string[];
  host: string[];
  release?: string;
  plan?: string;
  until?: number;
  back?: true;
  reason?: string;
  approvedBy?: string;
  dryRun?: true;
  edge?: string;
  takeOver?: true;
  out: string;
  cache?: string;
  json?: true;
  root: string;
}

/** Parses the number of a wave. */
function parseWave(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a number from 1 on is needed.');
  return Number(text);
}

const toCommand = (io: CommandIo) =>
  new Command('npm run ship --', io)
    .description(
      'Brings the release in dist to a target of build.config.ts: contents, then lists, then one switch of each machine. What is there is not sent again, so the same command resumes a run that was broken off.',
    )
    .requiredOption('--to <target>', 'a name of "targets" in build.config.ts')
    .option('--brand <slugs>', 'only sites of these brands; the others stay as the target serves them', splitList, [])
    .option('--host <hosts>', 'only these sites, likewise', splitList, [])
    .option('--release <name>', 'a release that the target keeps, in place of the one in dist: nothing is sent')
    .addOption(
      new Option(
        '--plan <file>',
        'ship exactly what npm run plan -- --out <file> has said, or refuse because something has moved',
      ).conflicts(['brand', 'host', 'release', 'back']),
    )
    .option('--until <wave>', 'stop after this wave; the same command goes on', parseWave)
    .addOption(
      new Option('--back', 'go back to the release that was served before the first wave').conflicts([
        'release',
        'until',
      ]),
    )
    .option('--reason <text>', 'why, for the log')
    .option('--approved-by <name>', 'who has agreed, for the log')
    .option('--dry-run', 'tell what would be sent and switched; send nothing')
    .option('--take-over', 'take the lock of a run that is dead, and that the target does not know to be')
    .option('--edge <file>', 'only write the function for the edge that serves a storage, as one module')
    .option('--out <folder>', 'where the release is', 'dist')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose targets count', path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false);

/** Writes the function for the edge of a target. Throws a UsageError for a target that needs none. */
async function writeEdge(file: string, name: string, target: Target): Promise<void> {
  if (target.kind !== 's3') throw new UsageError(`${name} is no storage; --edge is for targets of the kind "s3"`);
  const { bundleEdge } = await import('./release-tools/ship/edge/bundleEdge.ts');
  await writeAtomically(file, Buffer.from(await bundleEdge(target.bucket)));
}

/** Ships the release in dist to a target. */
export async function ship(io: CommandIo): Promise<number> {
  const { console, cwd, env } = io;
  const options = toCommand(io).parse().opts<Options>();
  const { to, json, dryRun = false, until, reason, approvedBy } = options;
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.out)];
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const target = await loadTarget(root, to);
  if (options.edge !== undefined) {
    await writeEdge(path.resolve(cwd, options.edge), to, target);
    if (json) console.log(JSON.stringify({ ok: true, edge: options.edge }));
    else console.log(`${options.edge} serves ${to}.`);
    return 0;
  }
  const store = await openShipStore(root, { dist, cacheFolder });
  const kept = options.back ? await findReleaseBefore(cacheFolder, to) : options.release;
  const inDist = kept === undefined ? await readDist(dist, store) : undefined;
  const since = new Date().toISOString();
  const takesOver = options.takeOver ?? false;
  const machines = await openMachines(target, { env, store, locks: !dryRun, takesOver, since });
  const progress = startProgress(io.stderr);
  const report = (phrase: string) => progress.report(phrase);
  const tell = (line: string) => (json ? console.error : console.log)(line);
  try {
    const states = await readStates(machines);
    if (options.plan !== undefined) {
      const serving = states.map(({ machine: { name }, state: { live } }) => ({ name, manifest: live?.manifest }));
      assertShippedAsPlanned(path.resolve(cwd, options.plan), dist, serving);
    }
    const [{ machine, state }] = states as [{ machine: Machine; state: MachineState }];
    const choice = { brands: options.brand, hosts: options.host };
    const release = inDist ?? (await obtainKeptRelease(store, machine, state, kept!, (site) => isChosen(choice, site)));
    const note = {
      act: options.back ? ('rollback' as const) : ('ship' as const),
      ...(reason !== undefined && { reason }),
      ...(approvedBy !== undefined && { approvedBy }),
    };
    const places = { root, dist, store, cacheFolder };
    const shipper = createShipper({ ...places, to, machines, keep: target.keep, release, since, note, tell, report });
    const prepared = await shipper.prepare(choice);
    const { shipment, planned } = prepared;
    const result = { target: to, release: shipment.release, machines: planned.map(toPlanResult) };
    const isWhole = choice.brands.length + choice.hosts.length === 0 && inDist !== undefined;
    const shipping = {
      to,
      target,
      release: shipment.release,
      sites: release.sites,
      machine,
      state,
      store,
      cacheFolder,
    };
    const waves = isWhole ? await planWaves(shipping) : undefined;
    if (dryRun) {
      for (const line of planned.flatMap((one) => describePlan(one, shipment.release))) tell(line);
      for (const line of waves ? describeWaves(waves) : []) tell(line);
    } else if (waves) {
      const done = await shipInWaves(waves, { ...shipping, shipper, until, env, report });
      progress.clear();
      const ok = done.failures.length === 0;
      if (json) console.log(JSON.stringify({ ok, dryRun, ...result, waves: waves.waves.length, ...done }));
      else console.log(describeProgress(to, waves, done));
      for (const failure of done.failures) console.error(failure);
      return ok ? 0 : 1;
    } else {
      await shipper.send(prepared);
      progress.clear();
    }
    if (json) console.log(JSON.stringify({ ok: true, dryRun, ...result }));
    else if (!dryRun) console.log(`${to} serves ${shipment.release}.`);
    return 0;
  } finally {
    await Promise.all(machines.map((one) => one.close()));
  }
}

if (import.meta.main) await runEntry(ship);
