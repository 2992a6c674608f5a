import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles the function at the edge as one module; `storage` is the address of a bucket, or empty for its own assets. */
export async function bundleEdge(storage: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'edgeWorker.ts'),
    platform: 'neutral',
    transform: { define: { STORAGE: JSON.stringify(storage) } },
    resolve: { mainFields: ['module', 'main'] },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
