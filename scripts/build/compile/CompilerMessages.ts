import type { Problem } from '../../lib/problem.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** What `compileInProcess` asks of the process that it starts. */
export interface CompilerRequest {
  root: string;
  cacheFolder: string | undefined;
  sourceMaps: boolean;
}

/** What the process replies: the app, the mistakes in its code, or what else went wrong. */
export type CompilerReply =
  | { app: NeutralApp; peakMemory: number }
  | { problems: readonly Problem[] }
  | { failure: Record<'message' | 'stack' | 'code' | 'syscall' | 'path', string | undefined> };
