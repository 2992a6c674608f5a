import type { FailureReport } from './failureReport.ts';
import type { FaultQueue } from './faultQueue.ts';
import type { ReceivedReport } from './receivedReport.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import type { SocketHub } from './socketHub.ts';
import type { World } from './world/createWorld.ts';

export interface SandboxState {
  /** Replaced by a reset. */
  world: World;
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
  /** The requests that are being answered. */
  readonly answering: Set<RecordedRequest>;
  /** The delay of each answer, in milliseconds. */
  readonly delayMs: number;
  /** The events that the receivers of statistics and ads have accepted. */
  readonly reports: ReceivedReport[];
  /** The failures of pages that have been reported. */
  readonly failures: FailureReport[];
  readonly sockets: SocketHub;
}
