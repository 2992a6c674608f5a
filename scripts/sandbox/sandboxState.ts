import type { FaultQueue } from './faultQueue.ts';
import type { RecordedRequest } from './recordedRequest.ts';
import type { SocketHub } from './socketHub.ts';
import type { World } from './world/createWorld.ts';

export interface SandboxState {
  /** Replaced by a reset. */
  world: World;
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
  readonly sockets: SocketHub;
}
