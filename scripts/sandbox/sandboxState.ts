import type { FaultQueue } from './faultQueue.ts';
import type { SocketHub } from './socketHub.ts';
import type { World } from './world/createWorld.ts';

/** A request as tests read it. */
export interface RecordedRequest {
  /** Name of the call; `putPicture` for the storage and `socket` for a connection. */
  call: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export interface SandboxState {
  /** Replaced by a reset. */
  world: World;
  readonly faults: FaultQueue;
  readonly requests: RecordedRequest[];
  readonly sockets: SocketHub;
}
