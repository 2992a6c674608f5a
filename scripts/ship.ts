import path from 'node:path';
import { loadTarget } from './build/config/resolve/loadTarget.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { formatBytes } from './lib/formatBytes.ts';
import { formatCount } from './lib/formatCount.ts';
import { startProgress } from './lib/progress.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { describePlan, toPlanResult } from './release-tools/ship/describeShip.ts';
import { obtainKeptRelease } from './release-tools/ship/obtainKeptRelease.ts';
import { prepareShipment } from './release-tools/ship/prepareShipment.ts';
import { openShipStore, readDist } from './release-tools/ship/readDist.ts';
import { planMachines, shipRelease } from './release-tools/ship/shipRelease.ts';
import { openMachines } from './release-tools/ship/targets/openMachines.ts';

interface Options {
  to: string;
  brand: string[];
  host: string[];
  release?: string;
  dryRun?: true;
  takeOver?: true;
  out: string;
  cache?: string;
  json?: true;
  root: string;
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
    .option('--dry-run', 'tell what would be sent and switched; send nothing')
    .option('--take-over', 'take the lock of a run that is dead, and that the target does not know to be')
    .option('--out <folder>', 'where the release is', 'dist')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose targets count', path.resolve(import.meta.dirname, '..'))
    .allowExcessArguments(false);

/** Ships the release in dist to a target. */
export async function ship(io: CommandIo): Promise<number> {
  const { console, cwd, env } = io;
  const options = toCommand(io).parse().opts<Options>();
  const { to, json, dryRun = false } = options;
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.out)];
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const target = await loadTarget(root, to);
  const store = await openShipStore(root, { dist, cacheFolder });
  const inDist = options.release === undefined ? await readDist(dist, store) : undefined;
  const since = new Date().toISOString();
  const takesOver = options.takeOver ?? false;
  const machines = await openMachines(target, { env, locks: !dryRun, takesOver, since });
  const progress = startProgress(io.stderr);
  try {
    const states = await Promise.all(machines.map(async (machine) => ({ machine, state: await machine.readState() })));
    const { machine, state } = states[0]!;
    const release = inDist ?? (await obtainKeptRelease(store, machine, state, options.release!));
    const choice = { brands: options.brand, hosts: options.host };
    const shipment = await prepareShipment(root, store, release, choice, { ...state, readTexts: machine.readTexts });
    const planned = planMachines(shipment, states);
    const result = { target: to, release: shipment.release, machines: planned.map(toPlanResult) };
    for (const line of planned.flatMap((one) => describePlan(one, shipment.release)))
      (json ? console.error : console.log)(line);
    if (!dryRun) {
      let left = {
        contents: sum(planned.map(({ plan }) => plan.contents.length)),
        bytes: sum(planned.map(({ plan }) => plan.bytes)),
      };
      await shipRelease({
        ...{ target: to, shipment, store, cacheFolder, machines: planned, keep: target.keep, since },
        report: (phrase) => progress.report(phrase),
        onSent: (bytes) => {
          left = { contents: left.contents - 1, bytes: left.bytes - bytes };
          if (left.contents % 100 === 0)
            progress.report(`Sending: ${formatCount(left.contents, 'content')} of ${formatBytes(left.bytes)} left`);
        },
      });
      progress.clear();
    }
    if (json) console.log(JSON.stringify({ ok: true, dryRun, ...result }));
    else if (!dryRun) console.log(`${to} serves ${shipment.release}.`);
    return 0;
  } finally {
    await Promise.all(machines.map((machine) => machine.close()));
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

if (import.meta.main) await runEntry(ship);
