import type { Connection } from '../../read-back/sendRequest.ts';
import type { PlacedRelease, ReadTexts } from '../obtainSites.ts';
import type { Shipment, ShippedSite } from '../Shipment.ts';

/** A release that a machine has. */
export interface KeptRelease {
  name: string;
  /** The time at which it was served last, or switched to, in seconds. */
  time: number;
}

/** State of a machine, as it tells itself: nothing that an operator's machine remembers counts. */
export interface MachineState {
  /** The release that it serves; undefined if none. */
  live?: PlacedRelease & { release: string };
  /** Contents by their hashes, those that have arrived without being proven included. */
  contents: ReadonlyMap<string, { size: number; names: number }>;
  /** Names of the folders of sites; undefined where contents are all that a site has. */
  siteFolders: ReadonlySet<string> | undefined;
  releases: readonly KeptRelease[];
  /** Space and number of files that its disk has left; undefined where it does not tell. */
  freeBytes: number | undefined;
  freeFiles: number | undefined;
  /** Most objects, and most bytes of one, that it takes. */
  limits?: { objects: number; bytes: number };
  /** The machine's clock, in seconds. */
  now: number;
}

/** Contents to send, and who is told of each that has gone. */
interface Sending {
  hashes: readonly string[];
  /** Folder in which each content has the path that `contentPath` gives it. */
  folder: string;
  onSent: (bytes: number) => void;
}

/**
 * A machine of a target. Everything but `switchTo` can be repeated and changes nothing that is served, so a run that was
 * broken off is resumed by asking for the state and doing the rest.
 */
export interface Machine {
  name: string;
  readState(): Promise<MachineState>;
  readTexts: ReadTexts;
  /** Reads the texts of a release that it has. */
  readRelease(name: string): Promise<PlacedRelease>;
  /** Sends contents, and proves that they have arrived as they are. */
  sendContents(sending: Sending): Promise<void>;
  /** Makes the folders of sites and of the release from contents that are there. */
  placeRelease(shipment: Shipment, sites: readonly ShippedSite[]): Promise<void>;
  /**
   * Switches to a release that was placed, in one step, and reloads the server; returns the release before. If that fails,
   * it switches back and throws.
   */
  switchTo(release: string | undefined): Promise<void>;
  /** Reads the log of what was shipped there, as `build/output/releaseLog.ts` writes it. */
  readLog(): Promise<string>;
  /** Replaces that log, by itself with another line. */
  writeLog(text: string): Promise<void>;
  /** Opens a way to the machine's own web server; undefined where the target has none. */
  openWeb(): Promise<Connection | undefined>;
  /** Removes releases, and the folders and contents that no other has. */
  removeReleases(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
