import type { ContentStore } from '../../build/output/contentStore.ts';
import type { LogNote } from '../../build/output/releaseLog.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { describePlan } from './describeShip.ts';
import { noteSwitch } from './noteSwitch.ts';
import { isAll, prepareShipment, type SiteChoice } from './prepareShipment.ts';
import type { SourceRelease } from './readDist.ts';
import type { Shipment } from './Shipment.ts';
import { type MachineAtWork, type MachineWithState, planMachines, shipRelease } from './shipRelease.ts';
import type { Machine } from './targets/Machine.ts';

/** A shipment, and what each machine needs of it. */
interface PreparedShipment {
  shipment: Shipment;
  /** Whether it has chosen sites only, beside those that are served. */
  isStep: boolean;
  planned: readonly MachineAtWork[];
}

/** Brings sites of one release to one target, as often as it is asked to. */
export interface Shipper {
  /** Plans the shipment of chosen sites; default of the states: those that the machines have now. */
  prepare(choice: SiteChoice, states?: readonly MachineWithState[]): Promise<PreparedShipment>;
  /**
   * Tells what a shipment changes and carries it out, and notes it in the logs of machines and dist; of machines that have
   * been switched to it already, all the rest.
   */
  send(prepared: PreparedShipment, isSwitched?: boolean): Promise<void>;
}

export interface ShipperOptions {
  root: string;
  /** Absolute path of the folder of the sites, beside whose releases the log is. */
  dist: string;
  /** Name of the target. */
  to: string;
  /** At least one. */
  machines: readonly Machine[];
  /** Number of releases that stay on each. */
  keep: number;
  release: SourceRelease;
  store: ContentStore;
  cacheFolder: string;
  /** The time at which the run begins. */
  since: string;
  note: Pick<LogNote, 'act' | 'reason' | 'approvedBy'>;
  /** Called with each line of a plan. */
  tell: (line: string) => void;
  report: (phrase: string) => void;
}

/** Reads the states of machines. */
export const readStates = (machines: readonly Machine[]): Promise<MachineWithState[]> =>
  Promise.all(machines.map(async (machine) => ({ machine, state: await machine.readState() })));

/** Creates the shipper of a release to a target. */
export function createShipper({ machines, release, note, tell, ...rest }: ShipperOptions): Shipper {
  const { root, dist, to, keep, store, cacheFolder, since, report } = rest;
  return {
    async prepare(choice, given) {
      const states = given ?? (await readStates(machines));
      const served = { ...states[0]!.state, readTexts: machines[0]!.readTexts };
      const shipment = await prepareShipment(root, store, release, choice, served);
      return { shipment, isStep: !isAll(choice), planned: planMachines(shipment, states) };
    },
    async send({ shipment, planned, isStep }, isSwitched) {
      for (const line of planned.flatMap((one) => describePlan(one, shipment.release))) tell(line);
      const onSent = createSendReport(planned, report);
      const hosts = new Set(planned.flatMap(({ plan }) => [...plan.changed, ...plan.added, ...plan.removed]));
      const { release: name, sites } = shipment;
      const fact = { ...note, release: name, sites: sites.length, to, hosts: [...hosts], ...(isStep && { isStep }) };
      const run = { target: to, shipment, store, cacheFolder, machines: planned, keep, since, isSwitched };
      await shipRelease({ ...run, noteSwitch: () => noteSwitch(machines, dist, fact), report, onSent });
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Number of contents after which the rest is reported. */
const CONTENTS_PER_REPORT = 100;

/** Creates the listener that reports how much is left to send. */
function createSendReport(planned: readonly MachineAtWork[], report: (phrase: string) => void) {
  let contents = sum(planned.map(({ plan }) => plan.contents.length));
  let bytes = sum(planned.map(({ plan }) => plan.bytes));
  return (sent: number) => {
    contents--;
    bytes -= sent;
    if (contents % CONTENTS_PER_REPORT === 0)
      report(`Sending: ${formatCount(contents, 'content')} of ${formatBytes(bytes)} left`);
  };
}
