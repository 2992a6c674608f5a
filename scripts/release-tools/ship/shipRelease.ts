import path from 'node:path';
import { storeFolder } from '../../build/output/cacheFolders.ts';
import type { ContentStore } from '../../build/output/contentStore.ts';
import { fixFile } from '../../build/output/fixedAttributes.ts';
import { UserError } from '../../lib/problem.ts';
import { describeInterruption, type Journal, readJournal, writeJournal } from './journal.ts';
import { findExceededLimits, listOldReleases, type MachinePlan, planShipment } from './planShipment.ts';
import { readBackMachine } from './readBackMachine.ts';
import type { Shipment } from './Shipment.ts';
import type { Machine, MachineState } from './targets/Machine.ts';

/** A run of ship: what goes where, and who is told. */
export interface ShipRun {
  target: string;
  shipment: Shipment;
  store: ContentStore;
  cacheFolder: string;
  machines: readonly MachineAtWork[];
  keep: number;
  /** The time at which it begins. */
  since: string;
  /** Whether the machines have been switched to it already; their states are of before. */
  isSwitched?: boolean | undefined;
  /** Notes that machines have been switched, unless that is noted already. */
  noteSwitch: () => Promise<void>;
  report: (phrase: string) => void;
  onSent: (bytes: number) => void;
}

/** A machine with its state and its plan. */
export interface MachineAtWork {
  machine: Machine;
  state: MachineState;
  plan: MachinePlan;
}

/** Plans a shipment for machines. Throws a UserError with every limit that it would exceed. */
export function planMachines(shipment: Shipment, machines: readonly MachineWithState[]): MachineAtWork[] {
  const planned = machines.map(({ machine, state }) => ({ machine, state, plan: planShipment(shipment, state) }));
  const exceeded = planned.flatMap(({ machine, state, plan }) =>
    findExceededLimits(shipment, plan, state).map((limit) => `${machine.name}: ${limit}`),
  );
  if (exceeded.length > 0) throw new UserError([...exceeded, 'nothing was sent'].join('\n'));
  return planned;
}

/**
 * Brings a release to all machines of a target: contents, then the folders that link to them, then the pointer of each. Each
 * step goes on where an earlier run was broken off. Throws when a machine fails; those that have been switched are then
 * switched back, and what was sent stays for the next run.
 */
export async function shipRelease(run: ShipRun): Promise<void> {
  const { target, shipment, store, cacheFolder, machines, since, isSwitched = false, report } = run;
  const former = isSwitched ? undefined : await readJournal(cacheFolder, target);
  const interruption = describeInterruption(former, shipment.release);
  if (interruption !== undefined) report(interruption);
  const toSwitch = machines.filter(({ plan }) => !plan.isLive && !isSwitched);
  const journal = startJournal({ target, since }, machines, shipment.release);
  const already = machines.filter((one) => !toSwitch.includes(one)).map(({ machine }) => machine.name);
  const record = (step: Journal['step'], switched: readonly string[] = already) =>
    writeJournal(cacheFolder, { ...journal, step, switched: [...switched] });
  // Whatever build stored a content, it has the same time everywhere.
  for (const hash of new Set(machines.flatMap(({ plan }) => plan.contents))) fixFile(store.pathOf(hash), hash);

  await record('sending');
  const folder = path.join(cacheFolder, storeFolder);
  const toPlace = machines.filter(({ plan }) => !plan.isPlaced);
  await onAll(toPlace, ({ machine, plan }) =>
    machine.sendContents({ hashes: plan.contents, folder, onSent: run.onSent }),
  );
  await record('placing');
  if (toPlace.length > 0) report('Making the folders');
  await onAll(toPlace, ({ machine, plan }) => machine.placeRelease(shipment, plan.sites));
  await record('switching');
  if (toSwitch.length > 0) report('Switching');
  await switchAll(toSwitch, shipment.release, (switched) => record('switching', [...already, ...switched]));
  await run.noteSwitch();
  await record('reading back');
  report('Reading back');
  await onAll(machines, async (one) => {
    const sites = listSitesToRead(shipment, one.plan, interruption !== undefined);
    await readBackMachine(one.machine, one.state, sites, store);
  });
  await onAll(machines, ({ machine }) => removeOldReleases(machine, run.keep));
  await record('done');
}

/** Lists the sites to read back: those that have changed, and all if an earlier run may have switched them unread. */
const listSitesToRead = ({ sites }: Shipment, { changed, added, isLive }: MachinePlan, isResumed: boolean) =>
  isResumed && isLive ? sites : sites.filter(({ host }) => changed.includes(host) || added.includes(host));

/** Does the same on all machines at a time, and throws the first error when all have ended. */
async function onAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(items.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A machine, and its state before it is switched. */
export type MachineWithState = Pick<MachineAtWork, 'machine' | 'state'>;

/** Starts the journal of a run that brings machines to a release. */
export function startJournal(
  run: Pick<Journal, 'target' | 'since'>,
  machines: readonly MachineWithState[],
  release: string,
): Journal {
  const from = machines[0]!.state.live?.release;
  return { ...run, ...(from !== undefined && { from }), to: release, step: 'sending', switched: [] };
}

/** Switches all machines to a release that they have, or none: when one fails, the others go back to what they served. */
export async function switchAll(
  machines: readonly MachineWithState[],
  release: string,
  onSwitched: (machines: string[]) => Promise<void>,
): Promise<void> {
  const switched: MachineWithState[] = [];
  try {
    await onAll(machines, async (one) => {
      await one.machine.switchTo(release);
      switched.push(one);
      await onSwitched(switched.map(({ machine }) => machine.name));
    });
  } catch (error) {
    await onAll(switched, ({ machine, state }) => machine.switchTo(state.live?.release));
    throw error;
  }
}

/** Removes what a machine no longer has to keep. */
async function removeOldReleases(machine: Machine, keep: number): Promise<void> {
  const state = await machine.readState();
  const names = listOldReleases(state, keep);
  if (names.length > 0) await machine.removeReleases(names);
}
