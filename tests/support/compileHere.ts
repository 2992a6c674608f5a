import { vi } from 'vitest';

// Builds of tests compile in their own process; that another one gives the same, compileInProcess.test.ts proves.
vi.mock('../../scripts/build/compile/compileInProcess.ts', async () => {
  const { compileApp } = await import('../../scripts/build/compile/compileApp.ts');
  return { compileInProcess: compileApp };
});
