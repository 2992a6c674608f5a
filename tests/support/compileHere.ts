import { vi } from 'vitest';

// Builds of tests compile in their own process; compileAppInChildProcess.test.ts proves that another one gives the same.
vi.mock('../../scripts/build/compile/compileAppInChildProcess.ts', async () => {
  const { compileApp } = await import('../../scripts/build/compile/compileApp.ts');
  return { compileAppInChildProcess: compileApp };
});
