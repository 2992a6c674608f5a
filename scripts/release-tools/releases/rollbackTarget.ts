import type { Target } from '../../build/config/schema/targets.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { Manifest } from '../../build/output/manifest.ts';
import { listReleasesBefore, parseLog } from '../../build/output/releaseLog.ts';
import { isSelected, listDifferent, type Rollback, type RollbackFilter } from '../../build/release/rollbackFilter.ts';
import { UsageError } from '../../lib/problem.ts';
import { createShipper, readStates, type ShipperOptions } from '../ship/createShipper.ts';
import { type Journal, writeJournal } from '../ship/journal.ts';
import { noteSwitch } from '../ship/noteSwitch.ts';
import { obtainKeptRelease } from '../ship/obtainKeptRelease.ts';
import { type MachineWithState, startJournal, switchAll } from '../ship/shipRelease.ts';
import type { Machine, MachineState } from '../ship/targets/Machine.ts';

interface TargetRollback extends Omit<ShipperOptions, 'release' | 'keep' | 'store'> {
  target: Target;
  openStore: () => Promise<ContentStore>;
  filter: RollbackFilter;
  /** First digits of the release to go back to. Default: the last one before, in which one of the sites differs. */
  wanted?: string | undefined;
}

/**
 * Makes the machines of a target serve a release again that they keep, or some sites of it; contents are there already. A
 * whole release is switched to at once, before anything is read of it, and then noted and read back. Throws a UsageError where
 * there is nothing to go back to.
 */
export async function rollbackTarget(rollback: TargetRollback): Promise<Rollback> {
  const { target, filter, wanted, openStore, ...options } = rollback;
  const states = await readStates(options.machines);
  const [{ machine, state }] = states as [MachineWithState];
  const { live } = state;
  if (!live) throw new UsageError(`${machine.name} serves nothing yet`);
  const { name, sites, hosts } = await pickRelease(machine, state, live, { filter, wanted });
  const isWhole = Object.values(filter).every((names) => names.length === 0);
  const isSwitched = isWhole && states.every((one) => one.state.releases.some((kept) => kept.name === name));
  if (isSwitched) {
    const { to, since, cacheFolder } = options;
    const journal: Journal = { ...startJournal({ target: to, since }, states, name), step: 'switching' };
    await writeJournal(cacheFolder, journal);
    await switchAll(states, name, (switched) => writeJournal(cacheFolder, { ...journal, switched }));
    // At once: a run that is broken off after the switch would else go back once more when it is repeated.
    await noteSwitch(options.machines, options.dist, {
      ...options.note,
      release: name,
      sites: sites.length,
      to,
      hosts,
    });
  }
  const store = await openStore();
  const release = await obtainKeptRelease(store, machine, state, name, (site) => isSelected(filter, site));
  const shipper = createShipper({ ...options, store, keep: target.keep, release });
  const there = new Set(release.sites.filter((site) => isSelected(filter, site)).map(({ host }) => host));
  const chosen = isWhole ? [] : hosts.filter((host) => there.has(host));
  const prepared = await shipper.prepare({ brands: [], hosts: chosen }, states);
  await shipper.send(prepared, isSwitched);
  return { from: live.release, to: name, release: prepared.shipment.release, hosts };
}

/** A kept release, its sites, and the selected hosts whose site is another one there. */
interface PickedRelease extends Pick<Manifest, 'sites'> {
  name: string;
  hosts: string[];
}

/** Picks the release to go back to. */
async function pickRelease(
  machine: Machine,
  { releases }: MachineState,
  live: NonNullable<MachineState['live']>,
  { filter, wanted }: Pick<TargetRollback, 'filter' | 'wanted'>,
): Promise<PickedRelease> {
  const kept = releases.map(({ name }) => name).filter((name) => name !== live.release);
  const now = Manifest.parse(JSON.parse(live.manifest));
  const compare = async (name: string): Promise<PickedRelease> => {
    const then = Manifest.parse(JSON.parse((await machine.readRelease(name)).manifest));
    return { name, sites: then.sites, hosts: listDifferent(now, then, filter) };
  };
  if (wanted !== undefined) {
    const [name, ...others] = kept.filter((one) => one.startsWith(wanted));
    const picked = name === undefined || others.length > 0 ? undefined : await compare(name);
    if (picked && picked.hosts.length > 0) return picked;
    const reason =
      name === undefined ? 'is no kept release' : others.length > 0 ? 'is more than one' : 'has the same sites';
    throw new UsageError(`${machine.name}: "${wanted}" ${reason}; it keeps ${kept.join(', ') || 'no other'}`);
  }
  const { entries } = parseLog(await machine.readLog());
  const before = listReleasesBefore(entries, live.release);
  for (const name of before.filter((one) => kept.includes(one))) {
    const picked = await compare(name);
    if (picked.hosts.length > 0) return picked;
  }
  throw new UsageError(
    `${machine.name} keeps no release before that has other sites; it keeps ${kept.join(', ') || 'no other'}`,
  );
}
