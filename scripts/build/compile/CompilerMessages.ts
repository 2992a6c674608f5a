import type { Problem } from '../../lib/problem.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** Request of `compileAppInChildProcess` to the process that it starts. */
export interface CompilerRequest {
  root: string;
  cacheFolder: string | undefined;
  sourceMaps: boolean;
}

/** Reply of the process: the app, the mistakes in its code, or another error. */
export type CompilerReply =
  | { app: NeutralApp; peakMemory: number }
  | { problems: readonly Problem[] }
  | { failure: Record<'message' | 'stack' | 'code' | 'syscall' | 'path', string | undefined> };
