/**
 * Loaded before a command (watchBuild.ts): loads what a build needs, and lets the command begin when the parent says so.
 * Without the parent nothing is left to wait for, and the process ends.
 */
import '../../lib/nativeMemory.ts';

const started = new Promise((resolve) => {
  process.once('message', resolve);
});
await Promise.all([import('../../build/release/runBuild.ts'), import('../../build/release/buildRelease.ts')]);
await started;
process.disconnect!();
